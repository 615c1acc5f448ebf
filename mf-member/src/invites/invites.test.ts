// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import { session, signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createInvites, validityOf } from './invites.ts';

let site: Site;
let count = 0;
beforeAll(async () => {
  site = await openSite();
});
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

const open = () => createInvites(api, 'Robin');

it('creates an invite, which is listed here and after a reload', async () => {
  const { state, load, create } = await openNew();
  await load();
  expect(state.invites).toEqual([]);
  await create();
  expect(state.creation).toMatchObject({ status: 'submitted', problem: null });
  expect(state.invites).toEqual([expect.objectContaining({ usageCount: 0, maxUses: 5 })]);
  expect(state.invites?.[0]?.id).toMatch(/^ROBIN-/);
  await signedIn();
  const reloaded = open();
  await reloaded.load();
  expect(reloaded.state.invites).toEqual(state.invites);
  expect(session).toMatchObject({ user: { ownedInvites: [state.invites?.[0]?.id] } });
});

const blocked =
  'You already have an active invite. You can create a new one after the current one expires.';

it('sends nothing while an invite is active, and takes the word of the server', async () => {
  const { state, load, create } = await openNew();
  await load();
  await create();
  const before = site.api.logLines.length;
  await create();
  expect(state.creation.problem).toEqual({ at: 'form', message: blocked });
  expect(site.api.logLines).toHaveLength(before);
});

it('takes the word of the server about an invite that it does not know of', async () => {
  const unaware = await openNew();
  await unaware.load();
  const other = open();
  await other.load();
  await other.create();
  await unaware.create();
  expect(unaware.state.creation.problem).toEqual({ at: 'form', message: blocked });
});

it('allows a new one once the last is about to expire', async () => {
  const { load, create } = await openNew();
  await load();
  await create();
  site.api.pass(24 * 60 * 60 * 1000 * 24);
  await site.becomeMember(`invites-${count}@people.example`).catch(() => {});
  await signedIn();
  const later = createInvites(api, 'Robin', () => Date.now() + 24 * 24 * 60 * 60 * 1000);
  await later.load();
  await later.create();
  expect(later.state.creation.problem).toBeNull();
  expect(later.state.invites).toHaveLength(2);
});

it('says why a list cannot be loaded, and creates nothing before it is', async () => {
  await (await openNew()).load();
  const other = open();
  await other.load();
  await other.create();
  const { state, load, create } = open();
  site.offline = true;
  await load();
  expect(state.loading.progress).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('cannot reach'),
  });
  await create();
  expect(state.creation.status).toBe('editing');
});

it('does nothing without a first name', async () => {
  const { state, load, create } = createInvites(api, ' ');
  await load();
  const before = site.api.logLines.length;
  await create();
  expect(state.creation.status).toBe('editing');
  expect(site.api.logLines).toHaveLength(before);
});

it('says that it failed, and why', async () => {
  const { state, load, create } = await openNew();
  await load();
  site.offline = true;
  await create();
  expect(state.creation.problem).toEqual({
    at: 'form',
    message: 'Failed to create invite. Please try again.',
    detail: 'We cannot reach Ember. Please check your connection and try again.',
  });
});

it.each([
  [{ expirationDate: '2027-01-02T00:00:00Z', maxUses: 5, usageCount: 4 }, 'valid'],
  [{ expirationDate: '2027-01-02T00:00:00Z', maxUses: 5, usageCount: 5 }, 'used-up'],
  [{ expirationDate: '2027-01-01T00:00:00Z', maxUses: 5, usageCount: 5 }, 'expired'],
])('%j is %s', (invite, validity) => {
  expect(validityOf({ id: 'A-B', ...invite }, Date.parse('2027-01-01T00:00:00Z'))).toBe(validity);
});
