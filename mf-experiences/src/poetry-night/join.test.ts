// @vitest-environment jsdom
import type { PoetryNightDate } from '@emberite/content/poetrySeason';
import * as api from '@emberite/sdk/api';
import type { User } from '@emberite/contract/user';
import { openPrefill, prefill } from '@emberite/sdk/prefill';
import { loadSession, signedIn, signOut } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreachable } from '../testing/failures.ts';
import { createJoin, openPoetryNight } from './join.ts';

vi.setSystemTime('2025-02-03T12:00-08:00');
const site = await openSite();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(async () => {
  vi.restoreAllMocks();
  site.offline = false;
  openPoetryNight().reset();
  openPrefill().reset();
  await signOut();
  site.newBrowser();
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** Answers that the welcome need not ask for after a registration. */
const prefilled = { inviteCode: 'EMBER-POETRY', location: 'CA:BC:Revelstoke' };

const chosen = { availability: ['2025-02-14', '2025-02-28'], availabilityExplained: true } as const;

function open() {
  const done = vi.fn<(user: User | null, wasRegistered: boolean) => Promise<void>>(async () => {});
  const client = vi.fn(async () => ({ api, prefill }));
  const join = createJoin({ store: openPoetryNight(), client, loadSession, done });
  const fill = () => join.change({ ...chosen, availability: [...chosen.availability] });
  return { join, client, done, fill };
}

const registrations = async () => (await api.registrationList({})).registrations;

it('asks for a Friday, then for the agreement, and sends nothing until it has both', async () => {
  const { join, done } = open();
  site.offline = true;
  await join.submit();
  expect(join.state.problem).toEqual({
    at: 'availability',
    message:
      'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
  });
  join.change({ availability: ['2025-02-07'] });
  await join.submit();
  expect(join.state.problem).toEqual({
    at: 'availabilityExplained',
    message: 'Make sure you understand that the spot is not guaranteed (check the box)',
  });
  expect(done).not.toHaveBeenCalled();
});

it('registers a visitor, so that the welcome skips the code and the location', async () => {
  const { join, done, fill } = open();
  fill();
  await join.submit();
  expect(join.state).toMatchObject({ status: 'submitted', problem: null });
  expect(done).toHaveBeenCalledExactlyOnceWith(null, false);
  expect(openPrefill().state).toEqual(prefilled);
  expect(openPoetryNight().state).toEqual({ availability: [], availabilityExplained: false });
  await site.signIn('wren@people.example');
  expect(await registrations()).toMatchObject([
    { kind: 'poetry-night', availability: chosen.availability },
  ]);
});

it('keeps the answers of a newcomer who is signed in', async () => {
  await site.signIn('lark@people.example');
  await signedIn();
  const { join, done, fill } = open();
  fill();
  await join.submit();
  expect(done.mock.calls[0]?.[0]).toMatchObject({ id: 'lark@people.example', hasProfile: false });
  expect(openPrefill().state).toEqual(prefilled);
  expect(await registrations()).toHaveLength(1);
});

it('registers a member and leaves the welcome alone', async () => {
  await site.becomeMember('finch@people.example');
  const { join, done, fill } = open();
  fill();
  await join.submit();
  expect(done.mock.calls[0]?.[0]).toMatchObject({ hasProfile: true });
  expect(openPrefill().state).toEqual({});
  expect(await registrations()).toMatchObject([{ availability: chosen.availability }]);
});

it('sends once, however often it is submitted', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const { join, done, fill } = open();
  fill();
  await Promise.all([join.submit(), join.submit(), join.submit()]);
  expect(send).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledOnce();
});

it('keeps the choices when the API refuses them, and says why', async () => {
  const { join, done, fill } = open();
  fill();
  // A date that is no longer offered, as in a page that is open for weeks.
  const past = '2025-01-31' as PoetryNightDate;
  join.change({ availability: [past] });
  await join.submit();
  expect(join.state).toMatchObject({
    status: 'editing',
    fields: { availability: [past], availabilityExplained: true },
    problem: {
      at: 'form',
      message:
        'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
    },
  });
  expect(done).not.toHaveBeenCalled();
  expect(openPrefill().state).toEqual({});
});

it('keeps the choices when a Friday has passed since the page was opened, and says so', async () => {
  const { join, done } = open();
  join.change({ availability: ['2025-02-07', '2025-02-14'], availabilityExplained: true });
  vi.setSystemTime('2025-02-07T19:00-08:00');
  await join.submit();
  expect(join.state).toMatchObject({
    status: 'editing',
    fields: { availability: ['2025-02-07', '2025-02-14'] },
    problem: {
      at: 'form',
      message: 'This Friday is over. Please choose one that is still to come.',
    },
  });
  join.change({ availability: ['2025-02-14'] });
  await join.submit();
  expect(done).toHaveBeenCalledOnce();
  vi.setSystemTime('2025-02-28T19:00-08:00');
  await join.submit();
  expect(join.state.problem).toEqual({
    at: 'form',
    message: 'This season of the poetry night is over.',
    remedy: { label: 'Tell me about the next season', href: '/waitlist?for=poetry-night' },
  });
  vi.setSystemTime('2025-02-03T12:00-08:00');
});

it('keeps the choices when it is offline, and sends them afterwards', async () => {
  const { join, done, fill } = open();
  fill();
  site.offline = true;
  await join.submit();
  expect(join.state).toMatchObject({
    status: 'editing',
    fields: chosen,
    problem: { at: 'form', message: unreachable.message },
  });
  site.offline = false;
  await join.submit();
  expect(done).toHaveBeenCalledOnce();
});

it('is done even if nobody can say who is signed in', async () => {
  const done = vi.fn(async () => {});
  const join = createJoin({
    store: openPoetryNight(),
    client: async () => ({ api, prefill }),
    loadSession: () => Promise.reject(new Error('unreachable')),
    done,
  });
  join.change({ ...chosen, availability: [...chosen.availability] });
  await join.submit();
  expect(done).toHaveBeenCalledExactlyOnceWith(null, false);
  expect(openPrefill().state).toEqual(prefilled);
});

it('finds what a member is registered for, and asks nothing for a visitor', async () => {
  const { join, client, done, fill } = open();
  expect(await join.findRegistered()).toBeNull();
  expect(client).not.toHaveBeenCalled();
  await site.becomeMember('again@people.example');
  await signedIn();
  expect(await join.findRegistered()).toBeNull();
  await api.poetryNightJoin({ ...chosen, availability: [...chosen.availability] });
  expect(await join.findRegistered()).toEqual(chosen);
  fill();
  await join.submit();
  expect(done.mock.calls[0]?.[1]).toBe(true);
});

it.each([
  ['a text', '"text"', []],
  ['unknown dates', '{"availability":["2030-01-01","2025-02-21"]}', ['2025-02-21']],
  ['a Friday that is over', '{"availability":["2025-02-07","2025-02-21"]}', ['2025-02-21']],
])('drops what is not valid in stored choices: %s', (_, value, availability) => {
  const key = 'ember.poetry-night';
  const { state } = openPoetryNight();
  vi.setSystemTime('2025-02-10T12:00-08:00');
  localStorage.setItem(key, `{"owner":null,"value":${value}}`);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(state).toEqual({ availability, availabilityExplained: false });
});
