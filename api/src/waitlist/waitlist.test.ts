import { expect, test } from 'vitest';
import { day } from '../clock.ts';
import { waitlist } from '../db/schema.ts';
import { newProfile, startTestApi } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../tools/sample.ts';

const api = useTestApi();

const guest = { place: 'Kelowna', role: 'guest', idea: '' };
const join = (email: string, changes: object = {}) =>
  api.browser().post('/api/waitlist', { email, ...guest, ...changes });
const secretFor = async (email: string) =>
  /waitlist#([\w-]+)/.exec((await api.mailTo(email)).text)?.[1] ?? '';
const confirm = (secret: string) => api.browser().post('/api/waitlist/confirm', { secret });
const entriesOf = async (email: string) => {
  const browser = await api.signedIn(email);
  return ((await browser.get('/api/users/export')).body as { waitlist: unknown[] }).waitlist;
};

test('an entry is confirmed by its mail, as often as its link is opened, and deleted by it', async () => {
  const email = 'ann@waits.example';
  expect((await join(email)).status).toBe(200);
  const secret = await secretFor(email);
  const entry = { ...guest, isConfirmed: true };
  expect(await confirm(secret)).toMatchObject({ status: 200, body: entry });
  expect((await confirm(secret)).body).toEqual(entry);
  expect(await entriesOf(email)).toEqual([entry]);
  const leave = await api.browser().post('/api/waitlist/leave', { secret });
  expect(leave.status).toBe(200);
  expect(await entriesOf(email)).toEqual([]);
  expect(await confirm(secret)).toMatchObject({ status: 400, body: { code: 'wrong-link' } });
});

test('a new entry replaces the earlier one once it is confirmed; a host waits beside a guest', async () => {
  const email = 'ben@waits.example';
  await join(email);
  const first = await secretFor(email);
  await confirm(first);
  await join(email, { place: 'Vernon' });
  const second = await secretFor(email);
  expect(await entriesOf(email)).toHaveLength(2);
  expect((await confirm(first)).status).toBe(200);
  await confirm(second);
  await join(email, { role: 'host', idea: 'Pottery' });
  await confirm(await secretFor(email));
  const { text } = await api.mailTo('hello@ember.example');
  expect(text).toContain(`Address: ${email}\nPlace: Kelowna\nIdea: Pottery`);
  expect(await entriesOf(email)).toEqual([
    { ...guest, place: 'Vernon', isConfirmed: true },
    { role: 'host', place: 'Kelowna', idea: 'Pottery', isConfirmed: true },
  ]);
});

test.each([
  [{ place: ' ' }, 'Please tell us where you live.'],
  [{ email: 'nobody' }, 'Please enter a valid email address.'],
  [{ role: 'owner' }, /./],
])('%j is refused', async (changes, message) => {
  const { status, body } = await join('eve@waits.example', changes);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      message: message instanceof RegExp ? expect.any(String) : message,
    }),
  ]);
});

test('an address gets three mails an hour', async () => {
  const email = 'cora@waits.example';
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await join(email)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('becoming a member ends the wait; deleting the account deletes all', async () => {
  const email = 'dan@waits.example';
  await join(email);
  await confirm(await secretFor(email));
  await join(email, { role: 'host' });
  const browser = await api.signedIn(email);
  await browser.post('/api/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
  expect(await entriesOf(email)).toEqual([expect.objectContaining({ role: 'host' })]);
  expect((await browser.post('/api/users/delete', { email })).status).toBe(200);
  expect(await entriesOf(email)).toEqual([]);
});

test.runIf(isFull)('an unconfirmed entry is deleted after a week', async () => {
  const started = await startTestApi();
  const { email, ...entry } = { email: 'fay@waits.example', ...guest };
  await started.browser().post('/api/waitlist', { email, ...entry });
  await started.browser().post('/api/waitlist', { email: 'gil@waits.example', ...entry });
  const { text } = await started.mailTo(email);
  const secret = /waitlist#([\w-]+)/.exec(text)?.[1] ?? '';
  await started.browser().post('/api/waitlist/confirm', { secret });
  await started.stop();
  const stored = async (days: number) => {
    const later = () => new Date(Date.now() + days * day);
    await (await startTestApi(started.environment, { clock: later })).stop();
    const { db, close } = await started.database();
    const rows = await db.select().from(waitlist);
    await close();
    return rows.map((row) => row.email);
  };
  expect(await stored(6)).toHaveLength(2);
  expect(await stored(8)).toEqual([email]);
  await started.end();
});
