// @vitest-environment jsdom
import { loadPart } from '@emberite/sdk/action';
import * as api from '@emberite/sdk/api';
import { offlineSentence } from '@emberite/sdk/offline';
import { openSite } from '@emberite/testing';
import { proxy } from 'valtio';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createForm, messageAt } from './index.ts';

const site = await openSite();
beforeEach(() => {
  site.offline = false;
});
afterAll(() => site.close());

const missing = { at: 'inviteCode', message: 'Please enter your invite code.' } as const;
const refused = { at: 'inviteCode', message: 'Invite code is invalid or expired.' } as const;

/** A form that checks an invite code with the real API. */
function open(fields = { inviteCode: '', note: '' }) {
  const send = vi.fn<(fields: { inviteCode: string }) => Promise<typeof refused | null>>(
    async ({ inviteCode }) =>
      (await api.inviteGet({ inviteCode })).inviteInfo.isValid ? null : refused,
  );
  const form = createForm({
    fields,
    check: ({ inviteCode }) => (inviteCode ? null : missing),
    send,
  });
  return { ...form, send };
}

it('does not send fields with a problem', async () => {
  const { state, change, submit, send } = open();
  await submit();
  expect(state).toMatchObject({ status: 'editing', problem: missing });
  expect(messageAt(state.problem, 'inviteCode')).toBe(missing.message);
  expect(messageAt(state.problem, 'note')).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
  change({ inviteCode: 'E' });
  expect(state.problem).toBeNull();
});

it('says that the browser is offline only while it is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { state, change, submit } = open();
  change({ inviteCode: 'EMBER-WELCOME' });
  site.offline = true;
  await submit();
  vi.restoreAllMocks();
  expect(state.problem).toEqual({ at: 'form', message: offlineSentence });
  dispatchEvent(new Event('online'));
  expect(state).toMatchObject({ problem: null, fields: { inviteCode: 'EMBER-WELCOME' } });
});

it('is submitted until something changes', async () => {
  const { state, change, submit } = open();
  change({ inviteCode: 'EMBER-WELCOME' });
  const submitting = submit();
  expect(state.status).toBe('submitting');
  await submitting;
  expect(state).toMatchObject({ status: 'submitted', problem: null });
  change({ note: 'More.' });
  expect(state.status).toBe('editing');
});

it('keeps refused values, with the reason at their field', async () => {
  const { state, change, submit } = open();
  change({ inviteCode: 'NO-SUCH', note: 'kept' });
  await submit();
  expect(state).toMatchObject({
    status: 'editing',
    problem: refused,
    fields: { inviteCode: 'NO-SUCH', note: 'kept' },
  });
});

it('loses nothing without a connection, logs why, and can be sent again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { state, change, submit } = open();
  change({ inviteCode: 'EMBER-WELCOME' });
  site.offline = true;
  await submit();
  expect(state).toMatchObject({
    status: 'editing',
    dirty: true,
    fields: { inviteCode: 'EMBER-WELCOME' },
    problem: {
      at: 'form',
      message: 'We cannot reach Ember. Please check your connection and try again.',
    },
  });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  site.offline = false;
  await submit();
  expect(state).toMatchObject({ status: 'submitted', problem: null });
});

it('asks for a reload if a part of the page is missing, and keeps the fields', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { state, submit } = createForm({
    fields: { note: 'kept' },
    send: () => loadPart<null>(Promise.reject(new TypeError('Failed to fetch a module'))),
  });
  await submit();
  expect(state).toMatchObject({
    status: 'editing',
    fields: { note: 'kept' },
    problem: {
      at: 'form',
      message:
        'A part of this page could not be loaded. Please check your connection, then reload the page.',
      remedy: { label: 'Reload', href: '' },
    },
  });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it('is sent once, and cannot change meanwhile', async () => {
  const { state, change, submit, send } = open();
  change({ inviteCode: 'EMBER-WELCOME' });
  const submitting = Promise.all([submit(), submit()]);
  change({ inviteCode: 'OTHER-CODE' });
  await submitting;
  expect(send).toHaveBeenCalledOnce();
  expect(state.fields.inviteCode).toBe('EMBER-WELCOME');
});

it('knows whether there is anything to save', async () => {
  const { state, change, submit } = open({ inviteCode: 'EMBER-WELCOME', note: '' });
  expect(state.dirty).toBe(false);
  change({ note: 'Hello' });
  expect(state.dirty).toBe(true);
  change({ note: '' });
  expect(state.dirty).toBe(false);
  change({ note: 'Hello' });
  await submit();
  expect(state.dirty).toBe(false);
});

it('changes a store it is given in place', () => {
  const kept = proxy({ inviteCode: '', note: '' });
  open(kept).change({ inviteCode: 'EMBER-WELCOME' });
  expect(kept.inviteCode).toBe('EMBER-WELCOME');
});

it('keeps edits as a draft until they are sent', async () => {
  const draft = proxy<{ inviteCode?: string; note?: string }>({});
  const create = () =>
    createForm({ fields: { inviteCode: '', note: 'old' }, draft, send: async () => null });
  create().change({ note: 'new' });
  expect(draft).toEqual({ note: 'new' });
  const reloaded = create();
  expect(reloaded.state).toMatchObject({ dirty: true, fields: { inviteCode: '', note: 'new' } });
  await reloaded.submit();
  expect(draft).toEqual({});
  reloaded.change({ note: 'newer' });
  reloaded.discard();
  expect(reloaded.state).toMatchObject({ dirty: false, fields: { note: 'new' } });
  expect(draft).toEqual({});
});

it('leaves what another tab has edited in the draft', async () => {
  const draft = proxy<{ nickname?: string; age?: string }>({});
  const create = () =>
    createForm({ fields: { nickname: '', age: '20' }, draft, send: async () => null });
  const [one, other] = [create(), create()];
  other.change({ age: '30' });
  one.change({ nickname: 'Kay' });
  expect(draft).toEqual({ nickname: 'Kay', age: '30' });
  await one.submit();
  expect(draft).toEqual({ age: '30' });
  other.discard();
  expect(draft).toEqual({});
});

it('keeps an edit that looked saved for a moment, before it was refused', () => {
  const { state, change, follow } = open({ inviteCode: '', note: 'old' });
  change({ note: 'mine' });
  follow({ inviteCode: '', note: 'mine' });
  follow({ inviteCode: '', note: 'old' });
  expect(state).toMatchObject({ dirty: true, fields: { note: 'mine' } });
});

it('takes over what was saved elsewhere, but not over edits', () => {
  const { state, change, follow } = open({ inviteCode: 'OLD-CODE', note: '' });
  change({ note: 'mine' });
  follow({ inviteCode: 'NEW-CODE', note: 'theirs' });
  expect(state).toMatchObject({ dirty: true, fields: { inviteCode: 'NEW-CODE', note: 'mine' } });
  change({ note: 'theirs' });
  expect(state.dirty).toBe(false);
  change({ note: 'mine' });
  follow({ inviteCode: 'NEW-CODE', note: 'mine' });
  expect(state.dirty).toBe(false);
});
