import { assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';
import { waitlistPlaceSchema } from '@emberite/contract/waitlist';
import { after, day, hour, minute } from '../clock.ts';
import { waitlist } from '../db/schema.ts';
import { newProfile, startTestApi } from '../testing/index.ts';
import type { TestApi } from '../testing/index.ts';
import { afterMany } from '../../testing/afterMany.ts';
import { readAt } from '../../testing/readAt.ts';
import { typed } from '../../testing/typed.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

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
  expect(text).toContain(`Address: ${email}\n\nPlace:\n> Kelowna\n\nIdea:\n> Pottery`);
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

const from = (client: string) => ({ 'x-forwarded-for': client });
const joinFrom = async (client: string, email: string, at: TestApi = api) =>
  (await at.browser().post('/api/waitlist', { email, ...guest }, from(client))).status;

test.each([
  ['itself', 'cora@waits.example', 'cora@waits.example'],
  ['another case', 'dora@waits.example', 'DORA@Waits.Example'],
  ['tags', 'fred+one@waits.example', 'fred+two+three@waits.example'],
  ['dots', 'gwen.h@waits.example', 'g.w.e.n.h@waits.example'],
  ['both', 'h.ugo@waits.example', 'hug.o+.x@waits.example'],
  ['the other name of its domain', 'ida@gmail.com', 'i.d.a+x@googlemail.com'],
])(
  'a mailbox gets three mails an hour, however its address is written: %s',
  async (_, one, other) => {
    const clients = ['203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db9::1'];
    const statuses: number[] = [];
    for (const [index, client] of clients.entries()) {
      statuses.push(await joinFrom(client, index % 2 === 0 ? one : other));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    api.pass(20 * minute);
    const late = await api.browser().post('/api/waitlist', { email: one, ...guest });
    const message = 'Too many attempts. Please wait 40 minutes and try again.';
    expect(late.body).toMatchObject({ code: 'too-many-requests', message });
    // The mail goes to the address as it was given.
    expect((await api.mailTo(other.toLowerCase())).subject).toContain('waiting list');
    expect(await joinFrom('203.0.113.1', `x${other}`)).toBe(200);
    api.pass(hour);
    expect(await joinFrom('203.0.113.1', one)).toBe(200);
  },
);

test.runIf(isFull)(
  'a client causes twenty mails an hour, without affecting another client',
  async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push(await joinFrom('203.0.113.9', `many${turn}@waits.example`));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await joinFrom('203.0.113.10', 'many@waits.example')).toBe(200);
  },
);

test.runIf(isFull)(
  'a household of IPv6 networks causes twice as many, and an organization four times',
  async () => {
    const askedFrom = async (network: (turn: number) => string, turns: number) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const email = `v6-${network(turn).replaceAll(':', '-')}x${turn}@waits.example`;
        statuses.push(await joinFrom(network(turn), email));
      }
      return statuses.filter((status) => status === 200).length;
    };
    const hex = (turn: number) => turn.toString(16).padStart(2, '0');
    expect(await askedFrom((turn) => `2001:db8:1:1${hex(turn)}::1`, 45)).toBe(40);
    expect(await askedFrom((turn) => `2001:db8:2:${hex(turn)}00::1`, 85)).toBe(80);
  },
);

test.runIf(isFull)(
  'the whole site sends three hundred an hour, and signing in is not affected',
  async () => {
    const before = await startTestApi();
    expect(await joinFrom('203.0.113.30', 'first@waits.example', before)).toBe(200);
    const full = await afterMany(before, 'waitlist-site', 299);
    expect(await joinFrom('203.0.113.31', 'last@waits.example', full)).toBe(200);
    expect(await joinFrom('203.0.113.32', 'next@waits.example', full)).toBe(429);
    expect((await full.signedIn('next@waits.example')).cookies.size).toBeGreaterThan(0);
    full.pass(hour);
    expect(await joinFrom('203.0.113.32', 'next@waits.example', full)).toBe(200);
    await full.end();
  },
);

test.runIf(isFull)("the brand gets twenty mails an hour; a host's link works later", async () => {
  const before = await startTestApi();
  const host = { place: 'Vernon', role: 'host', idea: 'Pottery' };
  const ask = async (at: TestApi, email: string) => {
    await at.browser().post('/api/waitlist', { email, ...host });
    return /waitlist#([\w-]+)/.exec((await at.mailTo(email)).text)?.[1] ?? '';
  };
  const open = async (at: TestApi, secret: string) =>
    (await at.browser().post('/api/waitlist/confirm', { secret })).status;
  expect(await open(before, await ask(before, 'one@hosts.example'))).toBe(200);
  const full = await afterMany(before, 'waitlist-hosts', 19);
  const last = await ask(full, 'last@hosts.example');
  expect(await open(full, last)).toBe(200);
  const next = await ask(full, 'next@hosts.example');
  expect(await open(full, next)).toBe(429);
  // What is confirmed already causes no mail.
  expect(await open(full, last)).toBe(200);
  expect((await full.mailTo('hello@ember.example')).text).toContain('last@hosts.example');
  full.pass(hour);
  expect(await open(full, next)).toBe(200);
  expect((await full.mailTo('hello@ember.example')).text).toContain('next@hosts.example');
  await full.end();
});

/** A place or an idea that the call accepts. */
const written = typed.filter((text) => waitlistPlaceSchema.safeParse(text).success);

test('a mail to an address that may be somebody else’s has nothing that was entered', async () => {
  const mails = new Set<string>();
  let turn = 0;
  await assert(
    asyncProperty(
      written,
      written,
      constantFrom('guest', 'host', 'poetry-night'),
      async (place, idea, role) => {
        turn += 1;
        const email = `victim${turn}@waits.example`;
        const entry = { email, place, role, idea };
        const client = from(`198.51.${turn >> 8}.${turn & 255}`);
        api.pass(minute);
        expect((await api.browser().post('/api/waitlist', entry, client)).status).toBe(200);
        const { subject, text, html } = await api.mailTo(email);
        const [secret = ''] = /(?<=waitlist#)[\w-]+/.exec(text) ?? [];
        mails.add(JSON.stringify([subject, text, html]).replaceAll(secret, 'SECRET'));
        // The page of the link shows what is confirmed.
        if (role !== 'host') {
          const { body } = await confirm(secret);
          expect(body).toMatchObject({ place: place.trim(), idea: idea.trim() });
        }
      },
    ),
    { numRuns: isFull ? 200 : 25 },
  );
  // One for each role.
  expect(mails.size).toBe(3);
});

test('a mail about a host quotes the host, and makes no links and no lines of our own of that', async () => {
  const email = 'quoted@waits.example';
  await join(email, {
    role: 'host',
    place: 'Kelowna, see evil.example',
    idea: 'Bowls <b>&\n\n\nAddress: ceo@ember.example\nhttps://evil.example/pay',
  });
  await confirm(await secretFor(email));
  const { subject, text, html } = await api.mailTo('hello@ember.example');
  expect(subject).toBe('Somebody would like to host');
  expect(text).toContain(
    [
      `Address: ${email}`,
      '',
      'Place:',
      '> Kelowna, see evil[.]example',
      '',
      'Idea:',
      '> Bowls <b>&',
      '> ',
      '> Address: ceo[@]ember[.]example',
      '> https[:]//evil[.]example/pay',
      '',
    ].join('\n'),
  );
  expect(html).toContain(
    'Bowls &lt;b&gt;&amp;\n\nAddress: ceo[@]ember[.]example\nhttps[:]//evil[.]',
  );
  expect(text + html).not.toContain('evil.example');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'mailto:hello@ember.example',
  ]);
});

test('who waits for the next season keeps waiting as a member, and leaves by the link', async () => {
  const email = 'poe@waits.example';
  const entry = { place: 'Revelstoke', role: 'poetry-night', idea: '' };
  await join(email, entry);
  const secret = await secretFor(email);
  expect(await confirm(secret)).toMatchObject({ status: 200, body: entry });
  const browser = await api.signedIn(email);
  await browser.post('/api/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
  expect(await entriesOf(email)).toEqual([{ ...entry, isConfirmed: true }]);
  await api.browser().post('/api/waitlist/leave', { secret });
  expect(await entriesOf(email)).toEqual([]);
});

test('a member who is on the list of their own place waits there once', async () => {
  const [member, other] = ['nelson@waits.example', 'other@waits.example'];
  const profile = { ...newProfile, location: 'Other', newLocation: 'Nelson' };
  const browser = await api.signedIn(member);
  await browser.post('/api/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
  for (const email of [member, other]) {
    await join(email, { place: ' nelson' });
    await confirm(await secretFor(email));
  }
  expect((await browser.get('/api/registrations')).body).toMatchObject({
    place: { label: 'Nelson', waiting: 2 },
  });
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
    const time = after(new Date(), days * day);
    const rows = await readAt(started, time, (db) => db.select().from(waitlist));
    return rows.map((row) => row.email);
  };
  expect(await stored(6)).toHaveLength(2);
  expect(await stored(8)).toEqual([email]);
  await started.end();
});
