/** From the registration to the evening: with a real mail server, a real database and Stripe's stand-in. */
import { isNotNull } from 'drizzle-orm';
import ICAL from 'ical.js';
import type { DeskGroup } from '@emberite/contract/deskGroups';
import type { InputOf } from '@emberite/contract/call';
import type { deskProposalMake } from '@emberite/contract/deskProposals';
import type { MemberGroup } from '@emberite/contract/groups';
import { eveningHours } from '@emberite/content/registration';
import { afterAll, beforeAll, expect, test, onTestFinished } from 'vitest';
import { startMailServer } from '../../testing/mailServer.ts';
import { nightOut } from '../../testing/nightOut.ts';
import { after, day, hour, minute } from '../clock.ts';
import { codeIn, newProfile, signIn, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { startStripe, webhookSecret } from '../testing/stripeServer.ts';
import type { StripeServer } from '../testing/stripeServer.ts';
import type { Database } from '../db/database.ts';
import { outbox, payments, registrations, seats } from '../db/schema.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { daysBefore, localOf } from './times.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

const place = 'CA:BC:Revelstoke';
const zone = 'America/Vancouver';
const meetingPlace = { name: 'The Last Drop', address: '200 3rd Street West, Revelstoke' };
const evening = {
  hour: '19:00',
  meetingPlace,
  host: 'Robin',
  word: 'Bring a story; or two, maybe.',
};

let stripe: StripeServer;
let post: Awaited<ReturnType<typeof startMailServer>>;
let api: TestApi;
let overrides: { stripeApi: string; mailPatience?: number };
let staff: Browser;
/** The time of the API's clock. */
let now: Date;
const pass = (ms: number) => {
  api.pass(ms);
  now = after(now, ms);
};

const signedIn = (email: string) =>
  signIn(api.browser(), email, {}, async (to) => codeIn(post.to(to)[0] ?? { subject: '' }));

/** Sets the clock. Sessions end meanwhile. */
async function goTo(moment: Date): Promise<void> {
  pass(moment.getTime() - now.getTime());
  staff = await signedIn('staff@ember.example');
}

beforeAll(async () => {
  stripe = await startStripe();
  post = await startMailServer();
  const settings = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret };
  overrides = { stripeApi: stripe.url };
  api = await startTestApi({ ...settings, SMTP_URL: post.url }, overrides);
  now = new Date();
  staff = await signedIn('staff@ember.example');
  await api.staff('add', 'staff@ember.example');
});
afterAll(async () => {
  await api.end();
  stripe.close();
  await post.close();
});

interface Member {
  email: string;
  browser: Browser;
}

/** A member who has registered for an activity, or for an experience of the catalogue. */
async function register(
  email: string,
  userSex: 'male' | 'female',
  experience: string,
  changes: object = {},
): Promise<Member> {
  const browser = await signedIn(email);
  const profile = { ...newProfile, userSex, nickname: email.split('@')[0], ...changes };
  await browser.post('/api/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
  const { status } = await browser.post('/api/profiles', {
    ...nightOut,
    ...(experience.includes('-') ? { experience } : { activities: [experience] }),
    depositAgreement: 'no',
  });
  expect(status).toBe(200);
  return { email, browser };
}

/** Pays the deposit of a member. */
async function pay({ email, browser }: Member): Promise<void> {
  await browser.get('/payment');
  const { id } = [...stripe.checkouts.values()].find(({ userId }) => userId === email)!;
  const { body, signature } = stripe.message(id, email);
  await api.browser().post('/payment/webhook', body, { 'stripe-signature': signature });
}

type Proposals = ReturnType<(typeof deskProposalMake)['response']['parse']>;

const month = () =>
  after(now, 40 * day)
    .toISOString()
    .slice(0, 7);
const propose = async (experience: string): Promise<Proposals> => {
  const input = { experience, place, month: month() } as InputOf<typeof deskProposalMake>;
  const { status, body } = await staff.post('/api/desk/proposals', input);
  expect(status).toBe(200);
  return body as Proposals;
};
const confirm = async (experience: string, people: readonly string[], date: string) => {
  const given = { experience, place, people, date, ...evening };
  return staff.post('/api/desk/groups', given);
};
const groupOf = async (id: string) => (await staff.get(`/api/desk/groups/${id}`)).body as DeskGroup;
/** Changes the evening of a group as it is now, or as it was at a `sequence`. */
const move = async (id: string, change: object, sequence?: number) =>
  staff.post(`/api/desk/groups/${id}/move`, {
    ...evening,
    sequence: sequence ?? (await groupOf(id)).sequence,
    ...change,
  });
const eveningsOf = async ({ browser }: Member) =>
  ((await browser.get('/api/groups')).body as { groups: MemberGroup[] }).groups;
const mailOf = ({ email }: { email: string }) => {
  const [newest] = post.to(email);
  if (!newest) throw new Error(`No mail to ${email}.`);
  return newest;
};

/** The secret of the newest mail's links. */
const secretOf = (member: { email: string }) =>
  /invitation\?answer=coming#([\w-]+)/.exec(mailOf(member).text)?.[1] ?? '';
const answer = (member: { email: string }, answered: string, secret = secretOf(member)) =>
  api.browser().post('/api/invitations/answer', { secret, answer: answered });

/** What the calendar file of the newest mail says, as another program reads it. */
function entryOf(member: { email: string }) {
  const { calendar } = mailOf(member);
  expect(calendar?.content).not.toMatch(/[^\r]\n|[^\n]{76,}/);
  const file = new ICAL.Component(ICAL.parse(calendar?.content ?? ''));
  const [event] = file.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(file.getFirstPropertyValue('method')).toBe(calendar?.method);
  return {
    method: calendar?.method,
    uid: event?.uid,
    sequence: event?.sequence,
    starts: event?.startDate.toJSDate(),
    location: event?.location,
    description: event?.description,
    page: event?.component.getFirstPropertyValue('url'),
  };
}

test('twenty members register, and two evenings take place', async () => {
  const members: Member[] = [];
  for (let index = 0; index < 20; index += 1) {
    const sex = index < 8 ? 'male' : 'female';
    members.push(await register(`karaoke${index}@groups.example`, sex, 'karaoke'));
  }
  const byEmail = new Map(members.map((member) => [member.email, member]));

  // Two groups, and two women who wait on.
  const proposals = await propose('karaoke');
  expect(proposals.groups.map(({ people, broken }) => [people.length, broken])).toEqual([
    [9, []],
    [9, []],
  ]);
  expect(await propose('karaoke')).toEqual(proposals);
  const past = { experience: 'karaoke', place, month: '2020-01' };
  const none = await staff.post('/api/desk/proposals', past);
  expect(none.body).toMatchObject({ groups: [], missing: [], hasDates: false });
  expect(proposals).toMatchObject({ hasDates: true, timeZone: zone });
  expect(proposals.missing[0]).toMatch(
    /^One more woman and three more men between 24 and 44 who are free on Friday evenings would complete a third group\.$/,
  );
  const [first, second] = proposals.groups.map(({ people }) => people) as [string[], string[]];
  const moved = await staff.post('/api/desk/proposals/check', {
    experience: 'karaoke',
    place,
    groups: [{ when: 'friday_evenings', people: first.slice(0, 5) }],
  });
  expect(JSON.stringify(moved.body)).toContain('A group has 6 to 12 people.');

  const date = proposals.groups[0]?.dates[0] ?? '';
  const tomorrow = after(now, day).toISOString().slice(0, 10);
  expect(await confirm('karaoke', first, tomorrow)).toMatchObject({ body: { code: 'too-soon' } });
  expect(await confirm('karaoke', first.slice(0, 5), date)).toMatchObject({
    status: 409,
    body: { code: 'rule-broken', message: 'A group has 6 to 12 people.' },
  });
  const one = (await confirm('karaoke', first, date)).body as DeskGroup;
  const two = (await confirm('karaoke', second, date)).body as DeskGroup;
  expect((await confirm('karaoke', first, date)).body).toMatchObject({ code: 'rule-broken' });
  expect([one.status, one.size, one.hour, one.timeZone]).toEqual(['inviting', 9, '19:00', zone]);
  const membersOf = (group: DeskGroup) => group.people.map(({ email }) => byEmail.get(email)!);
  const [ours, theirs] = [membersOf(one), membersOf(two)];
  const waiting = members.filter((member) => ![...ours, ...theirs].includes(member));
  expect(waiting).toHaveLength(2);

  // Everybody is asked, by a mail with a calendar file and two links. Opening a link changes nothing.
  for (const member of [...ours, ...theirs]) {
    expect(mailOf(member).subject).toMatch(/^Your group is here: a night out \(karaoke\), Friday,/);
    expect(entryOf(member)).toMatchObject({ method: 'PUBLISH', sequence: 0 });
  }
  const ann = ours[0]!;
  expect(entryOf(ann)).toEqual({
    method: 'PUBLISH',
    uid: `${one.id}@ember.example`,
    sequence: 0,
    starts: new Date(one.startsAt),
    location: 'The Last Drop, 200 3rd Street West, Revelstoke',
    description: 'Your host: Robin\n\nBring a story; or two, maybe.',
    page: expect.stringMatching(/\/emberite\/experiences#evenings$/),
  });
  const open = (secret: string) => api.browser().post('/api/invitations', { secret });
  expect((await open(secretOf(ann))).body).toMatchObject({
    id: one.id,
    state: 'asked',
    status: 'inviting',
  });
  expect(await eveningsOf(ann)).toMatchObject([
    {
      state: 'asked',
      calendar: null,
      company: { size: 9, coming: 0, access: 'not-yet', people: [] },
    },
  ]);
  expect((await open('none')).body).toMatchObject({ code: 'wrong-link' });

  // One declines, one says nothing; both are women. All others come.
  const women = one.people.filter(({ sex }) => sex === 'female').map(({ email }) => email);
  const [declines, silent] = women.map((email) => byEmail.get(email)!) as [Member, Member];
  for (const member of [...ours, ...theirs]) {
    if (member === declines || member === silent) continue;
    expect((await answer(member, 'coming')).status).toBe(200);
  }
  expect((await groupOf(two.id)).status).toBe('standing');
  expect(mailOf(theirs[0]!).subject).toMatch(/^Your evening takes place/);
  const old = secretOf(declines);
  expect((await answer(declines, 'declined')).body).toMatchObject({ state: 'declined' });
  expect(entryOf(declines)).toMatchObject({ method: 'CANCEL', sequence: 1 });
  expect((await answer(declines, 'coming', old)).body).toMatchObject({ code: 'answer-too-late' });
  const [next, last] = waiting as [Member, Member];
  expect(mailOf(next).subject).toMatch(/^Your group is here/);
  expect((await answer(next, 'coming')).status).toBe(200);
  pass(3 * day - minute);
  await api.tend();
  expect((await eveningsOf(silent))[0]).toMatchObject({ state: 'asked' });
  pass(minute);
  await api.tend();
  expect(mailOf(silent).subject).toMatch(/^Your place has gone to somebody else/);
  expect((await eveningsOf(silent))[0]).toMatchObject({ state: 'replaced', company: null });
  expect((await answer(last, 'coming')).status).toBe(200);
  const full = ours.filter((member) => member !== declines && member !== silent);
  full.push(next, last);
  for (const member of full) {
    expect(mailOf(member).subject).toMatch(/^Your evening takes place/);
    expect(entryOf(member)).toMatchObject({ method: 'PUBLISH', sequence: 0 });
  }
  expect(await groupOf(one.id)).toMatchObject({ status: 'standing', size: 9 });

  // The evening is moved: a new question, and a change of the same entry.
  const later = after(new Date(one.startsAt), 7 * day)
    .toISOString()
    .slice(0, 10);
  const change = { meetingPlace: { ...meetingPlace, name: 'The Village Idiot' } };
  const soon = await move(one.id, { ...change, date: tomorrow });
  expect(soon.body).toMatchObject({ code: 'too-soon' });
  const friday = proposals.groups[0]!.dates.find((day) => day > date) ?? later;
  const to = await move(one.id, { ...change, date: friday });
  expect(to).toMatchObject({
    status: 200,
    body: { status: 'inviting', date: friday, sequence: 1 },
  });
  // Who has no place in it does not see where it has moved to.
  expect(await eveningsOf(declines)).toEqual([]);
  expect((await open(old)).body).toMatchObject({ code: 'wrong-link' });
  // Somebody else still has a form with the evening as it was.
  const older = await move(one.id, { date, word: 'Bring a friend.' }, 0);
  expect(older).toMatchObject({ status: 409, body: { code: 'group-changed' } });
  expect(await groupOf(one.id)).toMatchObject({ date: friday, word: evening.word });
  // A word for the group counts as a change, too, although nobody is told.
  const worded = { ...change, date: friday, word: 'Bring a friend.' };
  for (const body of [{ sequence: 2 }, { code: 'group-changed' }]) {
    expect(await move(one.id, worded, 1)).toMatchObject({ body });
  }
  for (const member of full) {
    expect(mailOf(member).subject).toMatch(/^Your evening has changed/);
    expect(entryOf(member)).toMatchObject({
      method: 'PUBLISH',
      uid: `${one.id}@ember.example`,
      sequence: 1,
      starts: new Date((to.body as DeskGroup).startsAt),
    });
    const [{ sequence } = {}] = await eveningsOf(member);
    const answerOnPage = (seen: object) =>
      member.browser.post(`/api/groups/${one.id}/answer`, { answer: 'coming', ...seen });
    // Their page may still show the evening as it was.
    const unseen = await answerOnPage({ sequence: 0 });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'group-changed' } });
    const { body } = await answerOnPage(member === full[0] ? {} : { sequence });
    expect(body).toMatchObject({ state: 'coming', calendar: `/api/groups/${one.id}/calendar` });
  }
  expect((await groupOf(one.id)).status).toBe('standing');
  const file = await full[0]!.browser.get(`/api/groups/${one.id}/calendar`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(ICAL.parse(file.body as string)[0]).toBe('vcalendar');
  expect((await theirs[0]!.browser.get(`/api/groups/${one.id}/calendar`)).status).toBe(404);

  // A member of the other group withdraws, and gets the deposit back; another one deletes the account.
  const womenOfTwo = two.people.filter(({ sex }) => sex === 'female').map(({ email }) => email);
  const [payer, gone] = womenOfTwo.map((email) => byEmail.get(email)!) as [Member, Member];
  await pay(payer);
  const state = (await payer.browser.get('/api/registrations')).body as {
    registrations: { id: string }[];
    deposit: { status: string };
  };
  expect(state.deposit.status).toBe('paid');
  expect(state.deposit).not.toHaveProperty('isUsed');
  await payer.browser.post('/api/registrations/withdraw', { id: state.registrations[0]?.id });
  const deposits = (await staff.get('/api/desk/deposits?status=refunded')).body;
  expect(deposits).toMatchObject({
    rows: [{ person: { email: payer.email }, refund: 'succeeded', provider: 'stripe' }],
  });
  expect(post.to(payer.email).some(({ calendar }) => calendar?.method === 'CANCEL')).toBe(true);
  expect(
    post
      .to(payer.email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('You stay registered');
  // Both women who lost their places fit into the two that are free now.
  const again = await signedIn(gone.email);
  const exported = (await again.get('/api/users/export')).body;
  expect(exported).toMatchObject({ groups: [{ id: two.id, state: 'coming' }] });
  expect((await again.post('/api/users/delete', { email: gone.email })).status).toBe(200);
  await api.tend();
  const others = await groupOf(two.id);
  expect(JSON.stringify(others)).not.toContain(gone.email);
  const askedNow = others.people.filter((person) => person.state === 'asked');
  expect(askedNow.map(({ email }) => email).toSorted()).toEqual(
    [declines.email, silent.email].toSorted(),
  );
  // They are told that the evening takes place once both have said yes; the others have been told.
  const told = (member: { email: string }) =>
    post.to(member.email).filter(({ subject }) => subject.startsWith('Your evening takes place'))
      .length;
  await answer(declines, 'coming');
  expect([declines, silent].map(told)).toEqual([0, 0]);
  await answer(silent, 'coming');
  await api.tend();
  expect([declines, silent, theirs[0]!].map(told)).toEqual([1, 1, 1]);

  // Reminders: two days and three hours before, each once, and then nobody declines any more.
  const starts = new Date((to.body as DeskGroup).startsAt);
  const reminders = (member: Member) =>
    post.to(member.email).filter(({ subject }) => /^(In two days|Today)/.test(subject)).length;
  const bob = { ...full[0]! };
  await goTo(after(daysBefore(starts, 2, zone), -hour));
  await api.tend();
  expect(reminders(bob)).toBe(0);
  pass(hour);
  bob.browser = await signedIn(bob.email);
  for (const _ of [1, 2]) await api.tend();
  expect(reminders(bob)).toBe(1);
  expect(mailOf(bob).subject).toMatch(/^In two days: .* at 7:00 PM P[SD]T$/);
  const late = await bob.browser.post(`/api/groups/${one.id}/answer`, { answer: 'declined' });
  expect(late).toMatchObject({ status: 409, body: { code: 'answer-too-late' } });
  await goTo(after(starts, -3 * hour));
  for (const _ of [1, 2]) await api.tend();
  expect(reminders(bob)).toBe(2);
  pass(3 * hour);
  await api.tend();
  expect((await eveningsOf(bob))[0]).toMatchObject({ status: 'over', state: 'coming' });
  expect((await eveningsOf(bob))[0]?.company).toMatchObject({ size: 9, coming: 9 });
  pass(eveningHours * hour);
  expect((await eveningsOf(bob))[0]?.company).toBeNull();
  const all = (await (await signedIn(bob.email)).get('/api/users/export')).body as {
    groups: { remindedAt: string[] }[];
  };
  expect(all).toMatchObject({
    groups: [{ id: one.id, host: 'Robin', askedAt: expect.stringContaining('T') }],
    mails: [],
    staff: null,
  });
  expect(all.groups[0]?.remindedAt.map((time) => new Date(time).getTime())).toEqual([
    expect.closeTo(daysBefore(starts, 2, zone).getTime(), -6),
    expect.closeTo(after(starts, -3 * hour).getTime(), -6),
  ]);
  staff = await signedIn('staff@ember.example');
  expect((await staff.get('/api/users/export')).body).toMatchObject({
    staff: { id: expect.any(String) },
    desk: expect.arrayContaining(
      ['staff-added', 'group-confirmed', 'group-moved'].map((action) =>
        expect.objectContaining({ action }),
      ),
    ),
  });

  // Who has met waits on, after those who have not, and meets others next time if it can be helped.
  const registrations = (await staff.get('/api/desk/registrations?experience=karaoke')).body as {
    rows: { person: { email: string }; state: string; waitingSince: string }[];
    csv: string;
  };
  const lasts = registrations.rows.find(({ person }) => person.email === bob.email);
  expect(lasts).toMatchObject({ state: 'waiting', waitingSince: starts.toISOString() });
  const csv = await staff.get(registrations.csv);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain(`,${bob.email},`);
  expect(api.logLines.join('')).toContain('"event":"people-seen"');
  expect(api.logLines.join('')).not.toContain('@groups.example');
});

/** Stops the API, does something meanwhile, and starts it again. Members need new browsers then. */
async function restart<Done>(meanwhile: () => Promise<Done>): Promise<Done> {
  const ahead = now.getTime() - Date.now();
  await api.stop();
  const done = await meanwhile();
  api = await startTestApi(api.environment, overrides, ahead);
  staff = await signedIn('staff@ember.example');
  return done;
}

const readDatabase = <Found>(read: (db: Database) => Promise<Found>) =>
  restart(() => api.query(read));

/** Until the test ends, no mail with a file for calendars is taken now. The API tries each a second time, and gives it up. */
async function refuseCalendars(to?: string): Promise<void> {
  await restart(async () => {
    overrides.mailPatience = 1_000;
  });
  post.refuseCalendars({ responseCode: 451, ...(to !== undefined && { to }) });
  onTestFinished(async () => {
    post.refuseCalendars(null);
    await restart(async () => {
      delete overrides.mailPatience;
    });
  });
}

/** Six who suit each other, or more, and their group. If they have an `age`, they suit nobody else. */
async function smallGroup(
  activity: string,
  { size = 6, age }: { size?: number; age?: number } = {},
): Promise<{ members: Member[]; group: DeskGroup }> {
  const members: Member[] = [];
  const ages = age && { age, minIdealAge: age, maxIdealAge: age };
  for (let index = 0; index < size; index += 1) {
    const sex = index < 3 ? 'male' : 'female';
    const email = `${activity}${age ?? ''}${index}@groups.example`;
    members.push(await register(email, sex, activity, { ...ages }));
  }
  const { groups, people: waiting } = await propose(activity);
  const { id = '' } = waiting.find(({ email }) => email === members[0]?.email) ?? {};
  const { people = [], dates = [] } = groups.find((one) => one.people.includes(id)) ?? {};
  const { status, body } = await confirm(activity, people, dates[0] ?? '');
  expect(status).toBe(200);
  return { members, group: body as DeskGroup };
}

test('an evening that cannot be full is called off two days before, and all wait on', async () => {
  const { members, group } = await smallGroup('arcade');
  const [leaves, ...others] = members as [Member, ...Member[]];
  for (const member of others) await answer(member, 'coming');
  await answer(leaves, 'declined');
  await api.tend();
  expect((await groupOf(group.id)).status).toBe('inviting');
  await goTo(daysBefore(new Date(group.startsAt), 2, zone));
  await api.tend();
  expect((await groupOf(group.id)).status).toBe('called-off');
  for (const member of others) {
    expect(mailOf(member).subject).toMatch(/^Called off: /);
    expect(entryOf(member)).toMatchObject({ method: 'CANCEL', sequence: 1 });
    expect((await eveningsOf(member))[0]).toMatchObject({ status: 'called-off', company: null });
  }
  const { people } = await propose('arcade');
  expect(people.map(({ email }) => email)).toEqual(members.map(({ email }) => email));
});

test.runIf(isFull)('a group in which nobody has a place is in the file of groups', async () => {
  // Nobody else waits for it who could take their places.
  const { members, group } = await smallGroup('meal-kit-mastery', { age: 52 });
  for (const member of members) await answer(member, 'declined');
  const lines = async () => String((await staff.get('/api/desk/groups.csv')).body).split('\r\n');
  const ofIt = async () => (await lines()).filter((line) => line.startsWith(group.id));
  expect(await ofIt()).toHaveLength(6);
  const meetingPlace = { name: 'Outside', address: '1 Main Street' };
  expect((await move(group.id, { date: group.date, meetingPlace })).status).toBe(200);
  expect(await ofIt()).toEqual([expect.stringMatching(/,1 Main Street,[^,]+,,,$/)]);
});

test.each(
  sample([
    ['the next who fits says nothing', 'live_music', 1],
    ['nobody fits', 'nightclubs', 0],
  ] as const),
)(
  'a group that stood and is too small two days before is called off: %s',
  async (_, activity, next) => {
    const { members, group } = await smallGroup(activity);
    const [leaves, stays] = members as [Member, Member];
    const secret = secretOf(leaves);
    for (const member of members) await answer(member, 'coming');
    expect((await eveningsOf(stays))[0]).toMatchObject({
      status: 'standing',
      company: { size: 6, coming: 6 },
    });
    for (let count = 0; count < next; count += 1) {
      await register(`${activity}-next@groups.example`, 'male', activity);
    }
    await goTo(daysBefore(new Date(group.startsAt), 3, zone));
    await answer(leaves, 'declined', secret);
    expect((await groupOf(group.id)).status).toBe(next ? 'standing' : 'inviting');
    // Nothing ran in between.
    await goTo(daysBefore(new Date(group.startsAt), 2, zone));
    await api.tend();
    expect((await groupOf(group.id)).status).toBe('called-off');
    expect(mailOf(stays).subject).toMatch(/^Called off: /);
  },
);

test('who hears only two days before that it takes place gets one mail, and then keeps the place without a registration', async () => {
  const { members, group } = await smallGroup('arcade', { size: 7, age: 60 });
  const others = members.slice(0, -1);
  for (const member of others) await answer(member, 'coming');
  await goTo(daysBefore(new Date(group.startsAt), 2, zone));
  await api.tend();
  expect(mailOf(members.at(-1)!).subject).toMatch(/^You no longer have a place: /);
  for (const { email } of others) {
    const subjects = post.to(email).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.slice(0, 2)).toEqual(['Your evening takes place', 'Your group is here']);
    const { text } = mailOf({ email });
    expect(text).toContain('If something has come up, write to us at once.');
    expect(text).not.toContain('on your page');
  }
  const { email } = others[0]!;
  const browser = await signedIn(email);
  await pay({ email, browser });
  const { body } = await browser.get('/api/registrations');
  const [{ id } = {}] = (body as { registrations: { id?: string }[] }).registrations;
  expect((await browser.post('/api/registrations/withdraw', { id })).status).toBe(200);
  expect(mailOf({ email }).text).toMatch(
    /You keep your place on Friday, .* at 7:00 PM P[SD]T; if you cannot come, write to us\./,
  );
  const depositOf = async (member: Browser) =>
    ((await member.get('/api/registrations')).body as { deposit: object }).deposit;
  expect(await depositOf(browser)).toMatchObject({ status: 'paid', isUsed: true });
  const stays = { email: others[1]!.email, browser: await signedIn(others[1]!.email) };
  await pay(stays);
  // Only who is registered waits on; the deposit of who is not goes back within the hour.
  await staff.post(`/api/desk/groups/${group.id}/call-off`, { reason: 'Snow.' });
  expect(mailOf({ email }).text).not.toContain('You keep your place in the queue');
  expect(mailOf(others[1]!).text).toContain('You keep your place in the queue');
  expect(mailOf({ email }).text).not.toContain('your next evening');
  expect(mailOf(others[1]!).text).toContain('it counts for your next evening');
  await restart(async () => {});
  expect(mailOf({ email }).text).toContain('deposit is on its way back');
  expect(await depositOf(await signedIn(email))).toMatchObject({ status: 'refunded' });
  expect(await depositOf(await signedIn(stays.email))).toMatchObject({ status: 'paid' });
});

/** Deletes the account of a member with a deposit two days before their evening. */
async function leaveLate(age: number) {
  const { members, group } = await smallGroup('arcade', { age });
  for (const member of members) await answer(member, 'coming');
  await goTo(daysBefore(new Date(group.startsAt), 2, zone));
  const { email } = members[0]!;
  const browser = await signedIn(email);
  await pay({ email, browser });
  const { more } = (await browser.get('/api/users/export')).body as {
    more: { deposit: { reference: string } };
  };
  expect((await browser.post('/api/users/delete', { email })).status).toBe(200);
  return { group, reference: more.deposit.reference };
}

/** The evenings that the books name after the next cleaning. */
async function eveningsInBooks(): Promise<(string | null)[]> {
  await restart(async () => {});
  const named = await readDatabase((db) =>
    db.select().from(payments).where(isNotNull(payments.usedBy)),
  );
  return named.map(({ usedBy }) => usedBy);
}

test('the deposit of an account that is deleted two days before goes back if the evening is called off', async () => {
  const { group, reference } = await leaveLate(45);
  const booked = async () => {
    await restart(async () => {});
    const { rows } = (await staff.get('/api/desk/deposits')).body as {
      rows: { reference: string }[];
    };
    return rows.find((row) => row.reference === reference);
  };
  expect(await booked()).toMatchObject({ status: 'paid', person: null, refund: null });
  await staff.post(`/api/desk/groups/${group.id}/call-off`, { reason: 'Snow.' });
  expect(await booked()).toMatchObject({ status: 'refunded', person: null, refund: 'succeeded' });
  expect(await eveningsInBooks()).toEqual([]);
});

test.runIf(isFull)(
  'the books name the evening of an account that was deleted two days before until it begins',
  async () => {
    const { group } = await leaveLate(46);
    expect(await eveningsInBooks()).toEqual([group.id]);
    await goTo(new Date(group.startsAt));
    expect(await eveningsInBooks()).toEqual([]);
  },
);

test('a deposit whose refund takes its time is not paid twice, and no evening uses it', async () => {
  const age = { age: 65, minIdealAge: 65, maxIdealAge: 65 };
  const { email, browser } = await register('arcade650@groups.example', 'male', 'arcade', age);
  await pay({ email, browser });
  const state = async (member: Browser) =>
    (await member.get('/api/registrations')).body as {
      registrations: [{ id: string }];
      deposit: object;
    };
  const [{ id }] = (await state(browser)).registrations;
  stripe.refundStatus = 'pending';
  onTestFinished(() => void (stripe.refundStatus = 'succeeded'));
  expect((await browser.post('/api/registrations/withdraw', { id })).status).toBe(200);
  // They register again.
  const { members, group } = await smallGroup('arcade', { age: 65 });
  const asked = stripe.requests.length;
  expect((await browser.get('/payment')).headers.get('location')).toMatch(/=already-paid$/);
  expect(stripe.requests).toHaveLength(asked);
  for (const member of members) await answer(member, 'coming');
  await goTo(daysBefore(new Date(group.startsAt), 2, zone));
  const { deposit } = await state(await signedIn(email));
  expect(deposit).toMatchObject({ status: 'paid', refund: 'under-way' });
  expect(deposit).not.toHaveProperty('isUsed');
});

test.runIf(isFull).each([
  ['after its evening', 'comedy_shows', hour],
  ['days later', 'rooftop_events', 3 * day],
] as const)(
  'a group that never stood is called off even %s, and all wait on as before',
  async (_, activity, later) => {
    const { members, group } = await smallGroup(activity, { age: 70 });
    const [silent, ...others] = members as [Member, ...Member[]];
    for (const member of others) await answer(member, 'coming');
    await goTo(after(new Date(group.startsAt), later));
    const { people } = await propose(activity);
    expect(people.map(({ email }) => email)).toEqual(members.map(({ email }) => email));
    await api.tend();
    expect((await groupOf(group.id)).status).toBe('called-off');
    expect(mailOf(silent).subject).toMatch(/^Called off: /);
    // It comes after what is ahead, like evenings that took place.
    const [again] = (await propose(activity)).groups;
    const next = await confirm(activity, again!.people, again!.dates[0]!);
    const browser = await signedIn(silent.email);
    const evenings = await eveningsOf({ ...silent, browser });
    expect(evenings.map(({ id }) => id)).toEqual([(next.body as DeskGroup).id, group.id]);
  },
);

test.runIf(isFull)(
  'a new place asks again, those who follow for the first time, and sends no reminder twice',
  async () => {
    const { members, group } = await smallGroup('themed_parties');
    const [leaves, stays] = members as [Member, Member];
    const next = await register('party-next@groups.example', 'male', 'themed_parties');
    const moveTo = async (name: string) => {
      const to = { date: group.date, meetingPlace: { ...meetingPlace, name } };
      expect((await move(group.id, to)).status).toBe(200);
    };
    await moveTo('The Station');
    expect(mailOf(stays).subject).toMatch(/^Your evening has changed: /);
    await answer(leaves, 'declined');
    expect(mailOf(next).subject).toMatch(/^Your group is here: /);
    for (const member of [...members.slice(1), next]) await answer(member, 'coming');
    const subjects = () => post.to(stays.email).map(({ subject }) => subject.split(':')[0]);
    const starts = new Date(group.startsAt);
    // The API was away until a day before.
    await goTo(daysBefore(starts, 1, zone));
    await api.tend();
    expect(subjects()[0]).toBe('Tomorrow');
    await moveTo('The Library');
    await api.tend();
    expect(subjects()[0]).toBe('Your evening has changed');
    await goTo(after(starts, -2 * hour));
    await api.tend();
    expect(subjects()[0]).toBe('Today');
    await moveTo('The Bakery');
    await api.tend();
    expect(subjects()[0]).toBe('Your evening has changed');
  },
);

test('a mail that waits while the evening moves tells of the new one only to who is asked again', async () => {
  const { members, group } = await smallGroup('arcade', { age: 35 });
  const [leaves, stays] = members as [Member, Member];
  await refuseCalendars();
  const { email } = leaves;
  expect((await (await signedIn(email)).post('/api/users/delete', { email })).status).toBe(200);
  const { date } = localOf(daysBefore(new Date(group.startsAt), -7, zone), zone);
  for (const name of ['The Library', 'The Station']) {
    const to = { date, meetingPlace: { ...meetingPlace, name } };
    expect((await move(group.id, to)).status).toBe(200);
  }
  post.refuseCalendars(null);
  pass(hour);
  await api.tend();
  const moved = (await groupOf(group.id)).startsAt;
  expect(mailOf(stays).subject).toMatch(/^Your evening has changed: /);
  expect(entryOf(stays)).toMatchObject({
    sequence: 2,
    starts: new Date(moved),
    location: expect.stringContaining('The Station'),
  });
  const changes = post.to(stays.email).filter(({ subject }) => subject.startsWith('Your evening'));
  expect(changes).toHaveLength(1);
  expect(mailOf(leaves).subject).toMatch(/^You are not coming: /);
  expect(entryOf(leaves)).toMatchObject({
    method: 'CANCEL',
    sequence: 3,
    starts: new Date(group.startsAt),
    location: 'The Last Drop, 200 3rd Street West, Revelstoke',
  });
});

test.runIf(isFull)(
  'who has lost a place may be asked again once the evening has moved',
  async () => {
    const { members, group } = await smallGroup('live_music', { age: 55 });
    const [leaves, ...others] = members as [Member, ...Member[]];
    for (const member of others) await answer(member, 'coming');
    await answer(leaves, 'declined');
    await api.tend();
    expect(mailOf(leaves).subject).toMatch(/^You are not coming: /);
    const { date } = localOf(daysBefore(new Date(group.startsAt), -7, zone), zone);
    expect((await move(group.id, { date })).status).toBe(200);
    await api.tend();
    expect(mailOf(leaves).subject).toMatch(/^Your group is here: /);
    expect(mailOf(others[0]!).subject).toMatch(/^Your evening has changed: /);
    for (const member of members) await answer(member, 'coming');
    expect(await groupOf(group.id)).toMatchObject({ status: 'standing', size: 6 });
  },
);

test.runIf(isFull)(
  'who has not answered yet does not come by saying nothing, once a group that stands has a new place',
  async () => {
    const age = { age: 50, minIdealAge: 50, maxIdealAge: 50 };
    const { members, group } = await smallGroup('nightclubs', { size: 7, age: 50 });
    const leaves = members.at(-1)!;
    const secret = secretOf(leaves);
    for (const member of members) await answer(member, 'coming');
    const next = await register('nightclubs-next50@groups.example', 'female', 'nightclubs', age);
    const settles = daysBefore(new Date(group.startsAt), 2, zone);
    await goTo(after(settles, -20 * hour));
    await answer(leaves, 'declined', secret);
    expect(mailOf(next).subject).toMatch(/^Your group is here: /);
    await goTo(after(settles, -hour));
    const to = { date: group.date, meetingPlace: { ...meetingPlace, name: 'The Corner' } };
    expect(await move(group.id, to)).toMatchObject({ status: 200, body: { status: 'standing' } });
    expect(mailOf(next).text).toContain('you lose your place');
    expect(mailOf(members[0]!).text).not.toContain('you lose your place');
    await goTo(settles);
    await api.tend();
    expect(mailOf(next).subject).toMatch(/^You no longer have a place: /);
    const { status, size, people } = await groupOf(group.id);
    expect([status, size]).toEqual(['standing', 6]);
    expect(people.filter(({ state }) => state === 'asked')).toHaveLength(6);
  },
);

test.each(
  sample([
    ['just before it is settled', 'brains-browsers-ideas', hour / 2],
    ['once it is settled', 'downstream-adventure-class', -hour],
  ] as const),
)(
  'a new place calls nothing off that stood, and who is asked again has until it begins: %s',
  async (_, experience, before) => {
    const { members, group } = await smallGroup(experience);
    for (const member of members) await answer(member, 'coming');
    const settles = daysBefore(new Date(group.startsAt), 2, zone);
    await goTo(after(settles, -before));
    await api.tend();
    const to = { date: group.date, meetingPlace: { ...meetingPlace, name: 'The Corner' } };
    expect(await move(group.id, to)).toMatchObject({ status: 200, body: { status: 'standing' } });
    await goTo(after(settles, 2 * hour));
    await api.tend();
    const { status, people } = await groupOf(group.id);
    expect([status, ...people.map(({ state }) => state)]).toEqual([
      'standing',
      ...members.map(() => 'asked'),
    ]);
    // The question is not replaced by a reminder, and says no more than what happens.
    expect(mailOf(members[0]!).text).not.toMatch(/goes to the next person|you lose your place/);
    expect((await answer(members[0]!, 'coming')).body).toMatchObject({ state: 'coming' });
    // Who does not say so again comes, too: their deposit is used, and they have met the others.
    const { email } = members[1]!;
    const silent = { email, browser: await signedIn(email) };
    await pay(silent);
    expect((await silent.browser.get('/api/registrations')).body).toMatchObject({
      deposit: { status: 'paid', isUsed: true },
    });
    await goTo(new Date(group.startsAt));
    const { body } = await staff.get(`/api/desk/registrations?experience=${experience}`);
    const { rows } = body as { rows: { person: { email: string }; waitingSince: string }[] };
    expect(rows.find(({ person }) => person.email === email)).toMatchObject({
      waitingSince: group.startsAt,
    });
  },
);

test.runIf(isFull)('who has a place counts, also once their registration has expired', async () => {
  const { members, group } = await smallGroup('scenic-hike-water-dip');
  for (const member of members) await answer(member, 'coming');
  await readDatabase((db) => db.delete(registrations));
  const next = await register('hike-next@groups.example', 'male', 'scenic-hike-water-dip');
  await api.tend();
  expect(await eveningsOf(next)).toEqual([]);
  await goTo(daysBefore(new Date(group.startsAt), 2, zone));
  await api.tend();
  expect(await groupOf(group.id)).toMatchObject({ status: 'standing', size: 6 });
});

test.runIf(isFull)('nobody is asked for an evening any more once it has begun', async () => {
  const { members, group } = await smallGroup('dance-connection-experience');
  for (const member of members) await answer(member, 'coming');
  await goTo(after(new Date(group.startsAt), -hour));
  await refuseCalendars();
  await move(group.id, { date: group.date, meetingPlace: { ...meetingPlace, name: 'Outside' } });
  await goTo(after(new Date(group.startsAt), 5 * hour));
  post.refuseCalendars(null);
  await api.tend();
  const subjects = members.flatMap(({ email }) => post.to(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Your evening has changed'))).toEqual([]);
});

test.runIf(isFull)(
  'an invitation that no mail server takes is sent later, and costs nobody their place',
  async () => {
    await refuseCalendars();
    const { members, group } = await smallGroup('bars_lounges');
    const invited = () =>
      members.map(({ email }) =>
        post.to(email).some(({ subject }) => subject.startsWith('Your group')),
      );
    await goTo(after(now, 3 * day - hour));
    await api.tend();
    pass(2 * hour);
    await api.tend();
    pass(4 * hour);
    expect(invited()).toEqual(members.map(() => false));
    post.refuseCalendars(null);
    await api.tend();
    expect(invited()).toEqual(members.map(() => true));
    const { people } = await groupOf(group.id);
    expect(people.map(({ state }) => state)).toEqual(members.map(() => 'asked'));
    // Whom no mail reaches holds the others up until it is settled, and no longer.
    const starts = new Date(group.startsAt);
    const secret = secretOf(members[0]!);
    for (const member of members) await answer(member, 'coming');
    await goTo(daysBefore(starts, 5, zone));
    await register('unreached@groups.example', 'male', 'bars_lounges');
    post.refuseCalendars({ responseCode: 451 });
    await answer(members[0]!, 'declined', secret);
    expect((await groupOf(group.id)).status).toBe('standing');
    await goTo(after(daysBefore(starts, 2, zone), -hour));
    await api.tend();
    await goTo(daysBefore(starts, 2, zone));
    await api.tend();
    expect((await groupOf(group.id)).status).toBe('called-off');
  },
);

test('an invitation that is refused for good is sent once, and its place goes on like that of who says nothing', async () => {
  const to = 'peak-axethrowing0@groups.example';
  post.refuseCalendars({ responseCode: 550, to });
  onTestFinished(() => post.refuseCalendars(null));
  const before = post.refused.length;
  const { members, group } = await smallGroup('peak-axethrowing');
  const next = await register('axe-next@groups.example', 'male', 'peak-axethrowing');
  for (const member of members.slice(1)) await answer(member, 'coming');
  for (let days = 0; days < 3; days += 1) {
    pass(day - minute);
    await api.tend();
  }
  expect(await eveningsOf(next)).toEqual([]);
  expect(post.refused.slice(before)).toEqual([to]);
  expect(api.logLines.filter((line) => line.includes('"responseCode":550'))).toEqual([
    expect.stringContaining('"event":"notice-failed"'),
  ]);
  pass(3 * minute);
  await api.tend();
  expect(mailOf(next).subject).toMatch(/^Your group is here: /);
  await answer(next, 'coming');
  expect((await groupOf(group.id)).status).toBe('standing');
});

test.runIf(isFull)(
  'a mail that a mail server does not take now is tried again, after waits that grow',
  async () => {
    const to = 'meal-kit-mastery0@groups.example';
    await refuseCalendars(to);
    const before = post.refused.length;
    await smallGroup('meal-kit-mastery');
    const tried: number[] = [];
    for (let minutes = 5; minutes <= 180; minutes += 5) {
      pass(5 * minute);
      const already = post.refused.length;
      await api.tend();
      if (post.refused.length > already) tried.push(minutes);
    }
    const waits = tried.map((minutes, index) => minutes - (tried[index - 1] ?? 0));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBe(5);
    expect(waits.at(-1)).toBeGreaterThan(30);
    expect(new Set(post.refused.slice(before))).toEqual(new Set([to]));
    post.refuseCalendars(null);
    await goTo(after(now, 4 * hour));
    await api.tend();
    expect(mailOf({ email: to }).subject).toMatch(/^Your group is here: /);
  },
);

test.runIf(isFull)(
  'staff call an evening off, with a reason; then nothing about it changes, and no mail that waited is sent',
  async () => {
    const { members, group } = await smallGroup('speakeasies');
    const secret = secretOf(members[0]!);
    const off = await staff.post(`/api/desk/groups/${group.id}/call-off`, { reason: 'Snow.' });
    expect(off.body).toMatchObject({ status: 'called-off' });
    expect(mailOf(members[0]!).text).toContain('> Snow.');
    expect((await answer(members[0]!, 'coming', secret)).body).toMatchObject({
      code: 'answer-too-late',
    });
    const again = await staff.post(`/api/desk/groups/${group.id}/call-off`, { reason: 'Snow.' });
    expect(again.body).toMatchObject({ code: 'group-closed' });

    // They wait on, and no mail reaches them; one is on its way when their next evening is called off, too.
    await refuseCalendars();
    const [next] = (await propose('speakeasies')).groups;
    const { body } = await confirm('speakeasies', next!.people, next!.dates[0]!);
    post.refuseCalendars(null);
    pass(hour);
    const { held, release } = post.holdNext();
    const tending = api.tend();
    const first = await held;
    await staff.post(`/api/desk/groups/${(body as DeskGroup).id}/call-off`, { reason: 'Rain.' });
    release();
    await tending;
    const others = members.filter(({ email }) => email !== first);
    expect(others).toHaveLength(5);
    for (const member of others) expect(mailOf(member).text).toContain('> Rain.');
  },
);

test.runIf(isFull)(
  'a mail that waits holds no secret, and says what is true when it is sent',
  async () => {
    await refuseCalendars();
    const { members, group } = await smallGroup('mediterranean-cooking-class');
    const [comes, leaves, gone] = members as [Member, Member, Member];
    expect((await gone.browser.post('/api/users/delete', { email: gone.email })).status).toBe(200);
    await leaves.browser.post(`/api/groups/${group.id}/answer`, { answer: 'declined' });
    expect((await comes.browser.get('/api/users/export')).body).toMatchObject({
      groups: [{ id: group.id, state: 'asked' }],
      mails: [{ group: group.id, kind: 'asked' }],
    });
    const stored = await readDatabase(async (db) => ({
      waiting: JSON.stringify(await db.select().from(outbox)),
      seats: await db.select().from(seats),
    }));
    const { waiting } = stored;
    const secrets = new Set(stored.seats.map(({ secretHash }) => secretHash));
    expect(waiting).toContain(group.id);
    const known = waiting.match(/[\w-]{43}/g)?.filter((text) => secrets.has(hashSecret(text)));
    expect(known ?? []).toEqual([]);
    post.refuseCalendars(null);
    const isComing = ({ email }: { email: string }) => email === comes.email;
    await goTo(after(now, 3 * day - hour));
    await api.tend();
    const { answerBy = '' } = (await groupOf(group.id)).people.find(isComing) ?? {};
    expect(new Date(answerBy).getTime()).toBeGreaterThan(after(now, 11 * hour).getTime());
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: zone });
    expect(mailOf(comes).text).toContain(`answer by ${weekday.format(new Date(answerBy))}, `);
    expect((await answer(comes, 'coming')).status).toBe(200);
    // Nobody is asked who has left meanwhile, and nothing is left of who is gone.
    for (const { email } of [leaves, gone]) {
      const [about, ...before] = post.to(email).filter(({ calendar }) => calendar);
      expect(about).toMatchObject({
        subject: expect.stringMatching(/^You are not coming: /),
        calendar: { method: 'CANCEL', content: expect.stringContaining('SEQUENCE:1') },
      });
      expect(before).toEqual([]);
    }
    const left = await readDatabase((db) => db.select().from(outbox));
    expect(left.filter(({ to }) => to === gone.email)).toEqual([]);
  },
);

test.runIf(isFull)(
  'three months later, a deposit is refunded unless an evening has used it',
  async () => {
    const { members, group } = await smallGroup('rooftop_events');
    const waits = await register('waits@groups.example', 'male', 'rooftop_events', { age: 90 });
    const [comes] = members as [Member];
    for (const member of members) await answer(member, 'coming');
    expect((await groupOf(group.id)).status).toBe('standing');
    // Of another group, in which somebody has not answered: it may still take place.
    const inviting = await smallGroup('comedy_shows', { age: 80 });
    const moved = localOf(daysBefore(new Date(inviting.group.startsAt), -112, zone), zone);
    expect((await move(inviting.group.id, { date: moved.date })).status).toBe(200);
    const [hopes, ...silent] = inviting.members as [Member, ...Member[]];
    for (const member of [hopes, ...silent.slice(1)]) await answer(member, 'coming');
    for (const member of [comes, waits, hopes]) await pay(member);
    const ahead = after(now, 100 * day).getTime() - Date.now();
    await api.stop();
    const clock = () => new Date(Date.now() + ahead);
    api = await startTestApi(api.environment, { clock, stripeApi: stripe.url });
    const depositOf = async ({ email }: Member) =>
      ((await (await signedIn(email)).get('/api/registrations')).body as { deposit: unknown })
        .deposit;
    expect(await depositOf(waits)).toMatchObject({ status: 'refunded' });
    expect(post.to(waits.email).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('You stay registered'),
    );
    expect(await depositOf(hopes)).toMatchObject({ status: 'paid' });
    expect(await depositOf(comes)).toMatchObject({ status: 'paid', isUsed: true });
    // Nor does it go back with the registration.
    const own = await signedIn(comes.email);
    const { registrations } = (await own.get('/api/registrations')).body as {
      registrations: { id: string }[];
    };
    const [{ id = '' } = {}] = registrations;
    expect((await own.post('/api/registrations/withdraw', { id })).status).toBe(200);
    expect(await depositOf(comes)).toMatchObject({ status: 'paid' });
    // Nor with the account.
    expect((await own.post('/api/users/delete', { email: comes.email })).status).toBe(200);
    staff = await signedIn('staff@ember.example');
    expect((await staff.get('/api/desk/deposits?status=paid')).body).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ person: null, refund: null })]),
    });
  },
);
