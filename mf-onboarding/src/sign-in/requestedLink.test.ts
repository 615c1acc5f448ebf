// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const link = { email: 'Kay@People.example', redirectedFrom: '/emberite/people' };

/** Loads the module as another tab of the same browser. */
async function newTab() {
  vi.resetModules();
  return import('./requestedLink.ts');
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('another tab of this browser knows that the link was requested', async () => {
  (await newTab()).rememberRequestedLink(link);
  const { findRequestedLink } = await newTab();
  expect(findRequestedLink('kay@people.example')).toEqual(link);
  expect(findRequestedLink('kim@people.example')).toBeNull();
  expect(findRequestedLink('')).toBeNull();
});

test('a browser without a request knows nothing', async () => {
  const { findRequestedLink } = await newTab();
  expect(findRequestedLink('kay@people.example')).toBeNull();
  expect(findRequestedLink('')).toBeNull();
});

test('it is forgotten after twenty minutes, or once used', async () => {
  const { rememberRequestedLink, findRequestedLink, forgetRequestedLink } = await newTab();
  rememberRequestedLink(link);
  vi.setSystemTime(Date.now() + 20 * 60_000);
  expect(findRequestedLink(link.email)).toBeNull();
  rememberRequestedLink(link);
  expect(findRequestedLink(link.email)).toEqual(link);
  forgetRequestedLink();
  expect(findRequestedLink(link.email)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
