// @vitest-environment jsdom
import * as api from '@emberite/sdk/api';
import { session, signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { unreachable } from '../testing/failures.ts';
import { createInvites, validityOf } from './invites.ts';
import type { InvitesDeps } from './invites.ts';
import { isFull } from '../../../tools/sample.ts';

let count = 0;
const site = await openSite();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.offline = false;
});
afterAll(() => site.close());

/** Opens the invites of a new member. */
async function openNew() {
  site.newBrowser();
  count += 1;
  await site.becomeMember(`invites-${count}@people.example`);
  await signedIn();
  return open();
}

function open(deps: Partial<InvitesDeps> = {}) {
  const { list, ...rest } = createInvites({ api, firstName: 'Robin', ...deps });
  const { load, state } = list;
  return {
    ...rest,
    load,
    shown: () => (state.loaded.status === 'ready' ? state.loaded.value : null),
    list,
  };
}

it('creates an invite, which is listed here and after a reload', async () => {
  const { state, load, shown, create } = await openNew();
  await load();
  expect(shown()).toEqual([]);
  await create();
  expect(state.creation.progress).toEqual({ status: 'done' });
  expect(shown()).toEqual([expect.objectContaining({ usageCount: 0, maxUses: 5 })]);
  expect(shown()?.[0]?.id).toMatch(/^ROBIN-/);
  await signedIn();
  const reloaded = open();
  await reloaded.load();
  expect(reloaded.shown()).toEqual(shown());
  expect(session).toMatchObject({ user: { ownedInvites: [shown()?.[0]?.id] } });
});

it('sends nothing while an invite is active, and takes the word of the server', async () => {
  const { state, load, create } = await openNew();
  await load();
  await create();
  const before = site.api.logLines.length;
  await create();
  expect(state.isBlocked).toBe(true);
  expect(site.api.logLines).toHaveLength(before);
});

it.runIf(isFull)('is told by the server of an invite whose response was lost', async () => {
  const { state, load, shown, create } = await openNew();
  await load();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    await fetch(...request);
    throw new TypeError('Failed to fetch');
  });
  await create();
  expect(state.creation.progress.status).toBe('failed');
  await create();
  expect(state.isBlocked).toBe(true);
  await load();
  expect(shown()).toHaveLength(1);
});

it.runIf(isFull)('allows a new one once the last is about to expire', async () => {
  const { load, create } = await openNew();
  await load();
  await create();
  site.api.pass(24 * 60 * 60 * 1000 * 24);
  await site.becomeMember(`invites-${count}@people.example`).catch(() => {});
  await signedIn();
  const later = open({ now: () => Date.now() + 24 * 24 * 60 * 60 * 1000 });
  await later.load();
  // A list that was requested before arrives after the new invite.
  const { fetch } = globalThis;
  const created = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    const response = await fetch(...request);
    await created.promise;
    return response;
  });
  const older = later.load();
  await later.create();
  created.resolve();
  await older;
  expect(later.state).toMatchObject({ creation: { progress: { status: 'done' } } });
  expect(later.shown()).toHaveLength(2);
});

it('says why a list cannot be loaded, and creates nothing before it is', async () => {
  await (await openNew()).load();
  const other = open();
  await other.load();
  await other.create();
  const { state, list, create } = open();
  site.offline = true;
  await list.load();
  expect(list.state.loaded).toEqual(unreachable);
  await create();
  expect(state.creation.progress.status).toBe('idle');
});

it('does nothing without a first name', async () => {
  const { state, load, create } = open({ firstName: ' ' });
  await load();
  const before = site.api.logLines.length;
  await create();
  expect(state.creation.progress.status).toBe('idle');
  expect(site.api.logLines).toHaveLength(before);
});

it('says that it failed, and why', async () => {
  const { state, load, create } = await openNew();
  await load();
  site.offline = true;
  await create();
  expect(state.creation.progress).toEqual(unreachable);
});

it.each([
  [{ expirationDate: '2027-01-02T00:00:00Z', maxUses: 5, usageCount: 4 }, 'valid'],
  [{ expirationDate: '2027-01-02T00:00:00Z', maxUses: 5, usageCount: 5 }, 'used-up'],
  [{ expirationDate: '2027-01-01T00:00:00Z', maxUses: 5, usageCount: 5 }, 'expired'],
])('%j is %s', (invite, validity) => {
  expect(validityOf({ id: 'A-B', ...invite }, Date.parse('2027-01-01T00:00:00Z'))).toBe(validity);
});
