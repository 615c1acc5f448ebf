// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const link = { email: 'Kay@People.example', redirectedFrom: '/emberite/people' };

/** Loads the module as another tab of the same browser. */
async function newTab() {
  vi.resetModules();
  return import('./askedLink.ts');
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('another tab of this browser knows that the link was requested', async () => {
  (await newTab()).rememberAsked(link);
  const { findAsked } = await newTab();
  expect(findAsked('kay@people.example')).toEqual(link);
  expect(findAsked('kim@people.example')).toBeNull();
  expect(findAsked('')).toBeNull();
});

test('a browser without a request knows nothing', async () => {
  const { findAsked } = await newTab();
  expect(findAsked('kay@people.example')).toBeNull();
  expect(findAsked('')).toBeNull();
});

test('it is forgotten after twenty minutes, or once used', async () => {
  const { rememberAsked, findAsked, forgetAsked } = await newTab();
  rememberAsked(link);
  vi.setSystemTime(Date.now() + 20 * 60_000);
  expect(findAsked(link.email)).toBeNull();
  rememberAsked(link);
  expect(findAsked(link.email)).toEqual(link);
  forgetAsked();
  expect(findAsked(link.email)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
