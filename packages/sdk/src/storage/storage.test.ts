// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

const schema = z.object({ step: z.int(), code: z.string() });
const initial = { step: 0, code: '' };

/** Loads the module like a newly opened page. */
async function openPage() {
  vi.resetModules();
  const storage = await import('@emberite/sdk/storage');
  const read = (kept: unknown) =>
    schema.safeParse({ ...initial, ...(kept as object) }).data ?? null;
  const { state: store, reset } = storage.persisted('ember.example-draft', initial, read);
  return { ...storage, store, reset };
}

/** Waits until valtio has reported changes. */
const settled = () => Promise.resolve().then(() => Promise.resolve());
const kept = () => JSON.parse(localStorage.getItem('ember.example-draft') ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'ember_session_4000=; max-age=0';
});

test('a change is stored and survives a reload', async () => {
  const { store } = await openPage();
  expect(kept()).toBeNull();
  store.code = 'EMBER-WELCOME';
  await settled();
  expect(kept()).toEqual({ owner: null, value: { step: 0, code: 'EMBER-WELCOME' } });
  expect((await openPage()).store).toEqual({ step: 0, code: 'EMBER-WELCOME' });
});

test.each([
  ['no JSON', '{'],
  ['not an entry', '"text"'],
  ['another form', '{"owner":null,"value":{"step":"one"}}'],
])('a corrupt value is ignored: %s', async (_, text) => {
  localStorage.setItem('ember.example-draft', text);
  expect((await openPage()).store).toEqual(initial);
});

test('a new field has its initial value', async () => {
  localStorage.setItem('ember.example-draft', '{"owner":null,"value":{"code":"A-B"}}');
  expect((await openPage()).store).toEqual({ step: 0, code: 'A-B' });
});

test('a blocked or full storage only means that nothing outlives the tab', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { store } = await openPage();
  store.step = 3;
  await settled();
  expect(store.step).toBe(3);
  blocked.mockRestore();
  const gone = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect((await openPage()).store).toEqual(initial);
  gone.mockRestore();
});

test("a visitor's values go to the user who signs in", async () => {
  const { store, setOwner } = await openPage();
  store.code = 'EMBER-POETRY';
  setOwner('a@people.example');
  expect(store.code).toBe('EMBER-POETRY');
  expect(kept()).toMatchObject({ owner: 'a@people.example' });
});

test('the values of user A are gone when user B signs in', async () => {
  const { store, setOwner } = await openPage();
  setOwner('a@people.example');
  store.code = 'A-SECRET';
  setOwner('b@people.example');
  expect(store).toEqual(initial);
  expect(kept()).toBeNull();
});

test('a user who signs out leaves nothing visible, and finds it again later', async () => {
  const { store, setOwner } = await openPage();
  setOwner('a@people.example');
  store.step = 4;
  setOwner(null);
  expect(store).toEqual(initial);
  expect((await openPage()).store).toEqual(initial);
  const back = await openPage();
  back.setOwner('a@people.example');
  expect(back.store.step).toBe(4);
});

test('a visitor removes nothing of the user who has signed out, and adds to it', async () => {
  const { persisted, setOwner } = await openPage();
  const { state: levels, reset } = persisted<Record<string, number>>(
    'ember.example-levels',
    {},
    (stored) => stored as Record<string, number>,
  );
  setOwner('a@people.example');
  Object.assign(levels, { maya: 5, theo: 4 });
  setOwner(null);
  expect(levels).toEqual({});
  levels['maya'] = 1;
  await settled();
  reset();
  Object.assign(levels, { robin: 2, theo: 3 });
  await settled();
  setOwner('a@people.example');
  expect(levels).toEqual({ maya: 5, theo: 3, robin: 2 });
  setOwner(null);
  levels['maya'] = 1;
  setOwner('b@people.example');
  expect(levels).toEqual({ maya: 1 });
});

test('after a reload a signed-in user has their values at once', async () => {
  const { store, setOwner } = await openPage();
  setOwner('a@people.example');
  store.step = 2;
  await settled();
  document.cookie = 'ember_session_4000=1';
  expect((await openPage()).store.step).toBe(2);
});

test('a store can be reset', async () => {
  const { store, reset } = await openPage();
  store.step = 2;
  await settled();
  reset();
  await settled();
  expect([store, kept()]).toEqual([initial, null]);
});

test('two tabs stay in sync', async () => {
  const { store, setOwner, currentOwner } = await openPage();
  setOwner('a@people.example');
  const entry = { owner: 'a@people.example', value: { step: 3, code: 'A-B' } };
  localStorage.setItem('ember.example-draft', JSON.stringify(entry));
  dispatchEvent(new StorageEvent('storage', { key: 'ember.example-draft' }));
  expect(store).toEqual({ step: 3, code: 'A-B' });
  await settled();
  expect(kept()).toEqual(entry);
  dispatchEvent(new StorageEvent('storage', { key: 'ember.owner', newValue: null }));
  expect([currentOwner(), store.step]).toEqual([null, 0]);
});

test('the last identity is known without a session, until the user signs out or another signs in', async () => {
  const { rememberIdentity, lastIdentity, forgetIdentity, setOwner } = await openPage();
  expect(lastIdentity()).toBeNull();
  const kay = { provider: 'google', email: 'kay@people.example' };
  setOwner(kay.email);
  rememberIdentity(kay);
  setOwner(null);
  expect((await openPage()).lastIdentity()).toEqual(kay);
  forgetIdentity();
  expect(lastIdentity()).toBeNull();
  rememberIdentity(kay);
  setOwner('ann@people.example');
  expect(lastIdentity()).toBeNull();
});

test('everything of a user is forgotten with their recordings, and nothing of a visitor', async () => {
  const { store, setOwner, forgetOwner } = await openPage();
  setOwner('a@people.example');
  store.code = 'A-1';
  await settled();
  const others = JSON.stringify({ owner: 'b@people.example', value: { maya: 5 } });
  localStorage.setItem('ember.mf-other.levels', others);
  const name = 'ember.recordings.a@people.example';
  (await openDB(name)).close();
  sessionStorage.setItem('ember.mf-hello.typed', '"Hiking"');
  await forgetOwner('a@people.example');
  expect([store, kept(), localStorage.getItem('ember.owner')]).toEqual([initial, null, null]);
  expect(localStorage.getItem('ember.mf-other.levels')).toBe(others);
  expect(sessionStorage).toHaveLength(0);
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
  // The same address may sign in again: no values from before are there.
  setOwner('a@people.example');
  expect(store).toEqual(initial);
});

test('what a user typed in this tab waits for them, and is gone when another one signs in', async () => {
  const first = await openPage();
  sessionStorage.setItem('other.draft', 'of another program');
  sessionStorage.setItem('ember.mf-hello.typed', '"Hiking"');
  first.setOwner('a@people.example');
  for (const owner of [null, 'a@people.example']) first.setOwner(owner);
  // The session may end with the page.
  const page = await openPage();
  page.setOwner('a@people.example');
  expect(sessionStorage.getItem('ember.mf-hello.typed')).not.toBeNull();
  page.setOwner(null);
  (await openPage()).setOwner('b@people.example');
  expect(sessionStorage.getItem('ember.mf-hello.typed')).toBeNull();
  expect(sessionStorage.getItem('other.draft')).not.toBeNull();
});

test('what a user typed in another tab is gone when they forget everything here', async () => {
  const { setOwner, forgetOwner, currentOwner } = await openPage();
  setOwner('a@people.example');
  sessionStorage.setItem('ember.mf-hello.typed', '"Hiking"');
  const told: StorageEventInit[] = [];
  const set = vi
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation((key, newValue) => void told.push({ key, newValue }));
  const remove = vi
    .spyOn(Storage.prototype, 'removeItem')
    .mockImplementation((key) => void told.push({ key, newValue: null }));
  await forgetOwner('a@people.example');
  for (const mock of [set, remove]) mock.mockRestore();
  setOwner('a@people.example');
  for (const event of told) dispatchEvent(new StorageEvent('storage', event));
  expect([currentOwner(), sessionStorage.length]).toEqual([null, 0]);
});

test('sign-out finds what a remote has stored, even if this page has not loaded its code', async () => {
  const { setOwner, hasValues, forgetOwner } = await openPage();
  setOwner('a@people.example');
  const store = (key: string, entry: object) =>
    localStorage.setItem(key, JSON.stringify({ owner: 'a@people.example', value: {}, ...entry }));
  store('ember.mf-hello.hint', { unimportant: true });
  expect(hasValues()).toBe(false);
  store('ember.mf-hello.draft', {});
  localStorage.setItem('other.draft', 'of another program');
  expect(hasValues()).toBe(true);
  await forgetOwner('a@people.example');
  expect(Object.keys(localStorage)).toEqual(['other.draft']);
});

test('an unimportant value says so in its entry, also if it is from before', async () => {
  const { persisted, setOwner, hasValues } = await openPage();
  const owner = 'a@people.example';
  setOwner(owner);
  localStorage.setItem('ember.mf-hello.hint', JSON.stringify({ owner, value: { at: 1 } }));
  expect(hasValues()).toBe(true);
  const { state } = persisted('ember.mf-hello.hint', { at: 0 }, (kept) => kept as { at: number }, {
    unimportant: true,
  });
  expect([state.at, hasValues()]).toEqual([1, false]);
  state.at = 2;
  await settled();
  expect(hasValues()).toBe(false);
});

test('a user has values only while there is something to miss', async () => {
  const { store, setOwner, hasValues, passkeyOffer, rememberIdentity } = await openPage();
  store.code = "A visitor's";
  expect(hasValues()).toBe(false);
  setOwner('a@people.example');
  expect(hasValues()).toBe(true);
  store.code = '';
  rememberIdentity({ provider: 'google', email: 'a@people.example' });
  passkeyOffer.declinedAt = 1;
  expect([hasValues(), kept()]).toEqual([false, null]);
  store.step = 1;
  expect(hasValues()).toBe(true);
  setOwner(null);
  expect(hasValues()).toBe(false);
});

test('a value that the browser cannot store is reported to be only here, until it can', async () => {
  const { store } = await openPage();
  const { notices, showNotice } = await import('@emberite/sdk/notices');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  vi.useFakeTimers();
  store.code = 'EMBER-WELCOME';
  await settled();
  // A warning is there until it is untrue, however long somebody takes.
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  expect(notices.message).toBe('Your browser cannot keep this. Send it before you leave.');
  expect(leaving()).toBe(false);
  // Something else is only here, too, and stays so.
  const { onlyHere } = await import('./onlyHere.ts');
  onlyHere('other', 'Another warning.');
  onlyHere('third', 'A third warning.');
  onlyHere('third', null);
  expect([notices.message, leaving()]).toEqual([undefined, false]);
  onlyHere('other', null);
  expect(leaving()).toBe(false);
  showNotice('Your browser cannot keep this. Send it before you leave.', 'danger');
  full.mockRestore();
  store.step = 1;
  await settled();
  expect(leaving()).toBe(true);
  expect(notices.message).toBeUndefined();
  expect((await openPage()).store).toEqual({ step: 1, code: 'EMBER-WELCOME' });
});

test('a value that the browser cannot store goes to the visitor who signs in, and to nobody else', async () => {
  const { store, setOwner } = await openPage();
  const { notices } = await import('@emberite/sdk/notices');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  store.code = 'EMBER-WELCOME';
  setOwner('a@people.example');
  expect(store.code).toBe('EMBER-WELCOME');
  expect(notices.message).toMatch(/^Your browser cannot keep this/);
  setOwner('b@people.example');
  expect([store, notices.message]).toEqual([initial, undefined]);
  store.step = 2;
  setOwner(null);
  expect(store).toEqual(initial);
});

test('a value that the browser cannot store outlives a look at who is signed in, and is stored once there is room', async () => {
  const { store, setOwner } = await openPage();
  setOwner('a@people.example');
  store.step = 1;
  await settled();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.code = 'EMBER-WELCOME';
  setOwner('a@people.example');
  full.mockRestore();
  expect(store).toEqual({ step: 1, code: 'EMBER-WELCOME' });
  setOwner('a@people.example');
  expect(kept()).toMatchObject({ value: { step: 1, code: 'EMBER-WELCOME' } });
});
