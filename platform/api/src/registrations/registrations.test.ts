import { beforeAll, describe, expect, test } from 'vitest';
import { poetrySeason } from '@emberite/content/poetrySeason';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
  registrationMessages,
} from '@emberite/content/registration';
import { passkeyAdd } from '@emberite/contract/passkeys';
import {
  experienceAdd,
  experienceRemove,
  poetryNightJoin,
  registrationCreate,
} from '@emberite/contract/registrations';
import type { Registration } from '@emberite/contract/registration';
import { after, day } from '../clock.ts';
import { registrations } from '../db/schema.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { newMember, newProfile, signIn, startTestApi } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { nightOut } from '../../testing/nightOut.ts';
import { readAt } from '../../testing/readAt.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const api = useTestApi();

const wizard = {
  ...nightOut,
  availability: ['friday_evenings', 'sunday_daytime'],
  depositAgreement: 'no',
};
const registrationsOf = async (browser: Browser) =>
  ((await browser.get('/api/registrations')).body as { registrations: Registration[] })
    .registrations;

describe('the registration wizard', () => {
  let hasty: Browser;
  beforeAll(async () => {
    hasty = await newMember(api, 'refused@people.example');
  });
  const register = (browser: Browser, changes: object = {}) =>
    browser.post('/api/profiles', { ...wizard, ...changes });

  test('registers a member and lists the registration', async () => {
    const member = await newMember(api, 'wizard@people.example');
    const { status, body } = await register(member);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        kind: 'night-out',
        experiences: [],
        availability: wizard.availability,
        activities: wizard.activities,
        budget: wizard.budget,
        depositAgreement: 'no',
        createdAt: expect.any(String),
      },
    ]);
    expect(await registrationsOf(member)).toEqual([body]);
  });

  test('once, even if sent again or several times at once; the last one counts', async () => {
    const member = await newMember(api, 'again@people.example');
    const responses = await Promise.all([register(member), register(member)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await register(member, { activities: ['arcade', 'arcade'], depositAgreement: 'yes' });
    expect(await registrationsOf(member)).toEqual([
      expect.objectContaining({ activities: ['arcade'], depositAgreement: 'yes' }),
    ]);
  });

  test.each([
    [{ videoAgreement: 'no' }, 'Uploading videos is mandatory to be discoverable.'],
    [{ videoAgreement: undefined }, 'Please select whether you will upload videos.'],
    [{ videoAgreement: 'maybe' }, 'Please select whether you will upload videos.'],
    [{ depositAgreement: undefined }, 'Please select whether you will leave a deposit.'],
    [
      { availability: [] },
      'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
    ],
    [{ activities: [] }, 'Please select at least one activity.'],
    [{ activities: ['gambling'] }, 'Please select at least one activity.'],
    [{ budget: { ideal: '1000', max: '200+' } }, 'Please select your budget.'],
    [
      { budget: { ideal: '200+', max: '0-20' } },
      'Your maximum budget must not be below your ideal budget.',
    ],
    [{ depositAgreement: 'maybe' }, 'Please select whether you will leave a deposit.'],
    [{ price: 0 }, /./],
  ])('%j is refused', async (changes, message) => {
    const { status, body } = await register(hasty, changes);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid-input',
        message: message instanceof RegExp ? expect.any(String) : message,
      }),
    ]);
    expect(await registrationsOf(hasty)).toEqual([]);
  });

  test('a visitor and a user without a profile are refused', async () => {
    expect((await register(api.browser())).status).toBe(401);
    const guest = await api.signedIn('guest@people.example');
    expect(await register(guest)).toMatchObject({ status: 403, body: { code: 'profile-needed' } });
    expect((await api.browser().get('/api/registrations')).status).toBe(401);
  });
});

describe('experiences', () => {
  const register = (browser: Browser, experience?: string) =>
    browser.post('/api/profiles', { ...wizard, ...(experience && { experience }) });
  const experiencesOf = async (browser: Browser) =>
    (await registrationsOf(browser))[0]?.experiences;

  test('a registration collects those that it was opened for', async () => {
    const member = await newMember(api, 'axes@people.example');
    expect((await register(member, 'peak-axethrowing')).status).toBe(200);
    expect(await experiencesOf(member)).toEqual(['peak-axethrowing']);
    const { subject, text } = await api.mailTo('axes@people.example');
    expect(subject).toBe('You are registered for Peak Axe Throwing');
    expect(text).toContain('Experiences: Peak Axe Throwing');
    await register(member, 'meal-kit-mastery');
    await register(member);
    expect(await experiencesOf(member)).toEqual(['peak-axethrowing', 'meal-kit-mastery']);
    expect(await register(member, 'remote-surf-dreams')).toMatchObject({
      status: 409,
      body: { code: 'place-not-open', message: expect.stringMatching(/^Metro Vancouver/) },
    });
    expect((await register(member, 'nothing-known')).status).toBe(400);
  });

  test('one is added to a registration, and removed again', async () => {
    const email = 'adds@people.example';
    const member = await newMember(api, email);
    const add = (experience: string) =>
      member.post('/api/registrations/experiences/add', { experience });
    expect((await add('meal-kit-mastery')).status).toBe(404);
    await register(member);
    expect(await add('meal-kit-mastery')).toMatchObject({
      status: 200,
      body: { experiences: ['meal-kit-mastery'], activities: ['karaoke'] },
    });
    await add('scenic-hike-water-dip');
    await add('meal-kit-mastery');
    expect(await experiencesOf(member)).toEqual(['scenic-hike-water-dip', 'meal-kit-mastery']);
    await member.post('/api/registrations/experiences/remove', {
      experience: 'scenic-hike-water-dip',
    });
    expect(await experiencesOf(member)).toEqual(['meal-kit-mastery']);
    const { subject, text } = await api.mailTo(email);
    expect(subject).toBe('Your registration for Meal Kit Mastery changed');
    expect(text).toContain('Experiences: Meal Kit Mastery\n');
  });

  test('sixty times an hour at most, because each is a mail', async () => {
    const member = await newMember(api, 'often@people.example');
    await register(member);
    const experience = 'meal-kit-mastery';
    const change = (how: 'add' | 'remove') =>
      member.post(`/api/registrations/experiences/${how}`, { experience });
    for (let count = 1; count < 60; count += 1) {
      expect((await change(count % 2 ? 'add' : 'remove')).status).toBe(200);
    }
    const refused = { status: 429, body: { code: 'too-many-requests' } };
    expect(await change('remove')).toMatchObject(refused);
    expect(await experiencesOf(member)).toEqual([experience]);
    expect(await member.post('/api/profiles', wizard)).toMatchObject(refused);
    for (const { errors } of [registrationCreate, experienceAdd, experienceRemove, passkeyAdd]) {
      expect(errors).toContain(refused.body.code);
    }
    const other = await newMember(api, 'seldom@people.example');
    expect((await register(other)).status).toBe(200);
  });

  test('saving the same again sends no mail; going without a deposit says so', async () => {
    const email = 'same@people.example';
    const member = await newMember(api, email);
    const mails = async () =>
      ((await member.get(`/dev/mailbox.json?to=${email}`)).body as { text: string }[]).map(
        ({ text }) => text,
      );
    await member.post('/api/profiles', { ...wizard, depositAgreement: 'yes' });
    const [registered] = await mails();
    expect(registered).toContain('Deposit: you agreed to $10\n');
    const before = (await mails()).length;
    await member.post('/api/profiles', { ...wizard, depositAgreement: 'yes' });
    expect(await mails()).toHaveLength(before);
    await member.post('/api/profiles', { ...wizard, depositAgreement: 'no' });
    expect((await mails())[0]).toContain('Deposit: none\n');
    expect(await mails()).toHaveLength(before + 1);
  });
});

describe('how close a group is', () => {
  const register = async (name: string, changes: object = {}) => {
    const member = await newMember(api, `${name}@group.example`);
    // A time that no other test uses.
    const availability = ['saturday_daytime'];
    await member.post('/api/profiles', { ...wizard, availability, ...changes });
    return member;
  };
  const groupOf = async (browser: Browser) =>
    ((await browser.get('/api/registrations')).body as { group: unknown }).group;

  test('counts people who share a time and a wish, and reports no number below four', async () => {
    const member = await register('first', { experience: 'meal-kit-mastery' });
    const shared = { activities: ['arcade'], experience: 'meal-kit-mastery' };
    await register('one', shared);
    await register('two', shared);
    // Neither of these counts: another time, another wish.
    await register('late', { availability: ['saturday_evenings'] });
    await register('other', { activities: ['nightclubs'] });
    expect(await groupOf(member)).toBeNull();
    await register('three', shared);
    expect(await groupOf(member)).toEqual({ atLeast: 4, needed: 6 });
    await register('four', shared);
    expect(await groupOf(member)).toEqual({ atLeast: 4, needed: 6 });
    await register('five', shared);
    const last = await register('six', shared);
    expect(await groupOf(member)).toEqual({ atLeast: 6, needed: 6 });
    expect(await groupOf(last)).toEqual({ atLeast: 6, needed: 6 });
    expect(await groupOf(await newMember(api, 'idle@group.example'))).toBeNull();
  });

  test.runIf(isFull)('counts nobody twice who shares several times and wishes', async () => {
    const several = {
      availability: ['weekday_evenings', 'saturday_evenings'],
      activities: ['speakeasies', 'rooftop_events'],
    };
    const [member] = await Promise.all(
      ['a', 'b', 'c'].map((name) => register(`several-${name}`, several)),
    );
    expect(await groupOf(member!)).toBeNull();
  });
});

describe('withdrawing', () => {
  test('deletes the registration, refunds the deposit and says so', async () => {
    const email = 'leaves@registrations.example';
    const member = await newMember(api, email);
    await member.post('/api/profiles', { ...wizard, depositAgreement: 'yes' });
    await member.send('/payment/test-checkout', new URLSearchParams());
    expect((await api.mailTo(email)).subject).toBe('We received your $10 deposit');
    const [made] = await registrationsOf(member);
    const stranger = await newMember(api, 'stranger@registrations.example');
    const withdraw = (browser: Browser) =>
      browser.post('/api/registrations/withdraw', { id: made?.id });
    expect((await withdraw(stranger)).status).toBe(404);
    expect((await withdraw(member)).status).toBe(200);
    expect((await member.get('/api/registrations')).body).toMatchObject({
      registrations: [],
      deposit: { status: 'refunded' },
    });
    const { subject, text } = await api.mailTo(email);
    expect(subject).toBe('You have withdrawn from a night out');
    expect(text).toContain('Your $10 deposit is on its way back');
    expect((await withdraw(member)).status).toBe(404);
  });

  test('happens once, also in two tabs at once', async () => {
    const email = 'leaves-twice@registrations.example';
    const member = await newMember(api, email);
    await member.post('/api/profiles', wizard);
    const [made] = await registrationsOf(member);
    const withdraw = () => member.post('/api/registrations/withdraw', { id: made?.id });
    const done = await Promise.all([withdraw(), withdraw()]);
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('where groups do not form', () => {
  const live = async (email: string, newLocation: string) => {
    const member = await api.signedIn(email);
    const profile = { ...newProfile, location: 'Other', newLocation };
    await member.post('/api/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
    return member;
  };

  test('nobody registers or pays, and the list says how many wait there', async () => {
    const member = await live('one@kelowna.example', 'Kelowna');
    await live('two@kelowna.example', ' kelowna');
    await live('other@vernon.example', 'Vernon');
    expect(await member.post('/api/profiles', wizard)).toMatchObject({
      status: 409,
      body: { code: 'place-not-open' },
    });
    const paying = await member.get('/payment');
    expect([paying.status, paying.headers.get('location')]).toEqual([
      303,
      '/emberite/experiences/join',
    ]);
    expect((await member.get('/api/registrations')).body).toMatchObject({
      registrations: [],
      place: { label: 'Kelowna', isOpen: false, waiting: 2 },
    });
  });
});

test.runIf(isFull)('a registration is deleted a year after its last change', async () => {
  const started = await startTestApi();
  const member = await newMember(started, 'old@registrations.example');
  await member.post('/api/profiles', wizard);
  await started.stop();
  const count = (days: number) =>
    readAt(started, after(new Date(), days * day), (db) => db.$count(registrations));
  expect([await count(364), await count(366)]).toEqual([1, 0]);
  await started.end();
});

describe('the poetry night', () => {
  const inSeason = '2025-02-03T12:00-08:00';
  beforeAll(() => api.goTo(inSeason));
  const join = (browser: Browser, changes: object = {}) =>
    browser.post('/api/registrations/poetry-night', {
      availability: ['2025-02-07'],
      availabilityExplained: true,
      ...changes,
    });

  test('anyone may register; the registration goes to the user who then signs in with that browser', async () => {
    const browser = api.browser();
    const { status, body } = await join(browser);
    expect([status, body]).toEqual([
      200,
      { inviteCode: 'EMBER-POETRY', location: 'CA:BC:Revelstoke' },
    ]);
    await join(browser, { availability: ['2025-02-14', '2025-02-21'] });
    const cookie = browser.cookies.get('ember_poetry_4000') ?? '';
    const email = 'poet@people.example';
    const other = await api.signedIn(email);
    expect(await registrationsOf(other)).toEqual([]);
    other.cookies.set('ember_poetry_4000', cookie);
    await other.post('/api/auth/magic-link/send', { email });
    const mail = await api.mailTo(email);
    expect(mail.text).toContain('If you are asked for an invite code, it is EMBER-POETRY.');
    const code = mail.subject.slice(0, 6);
    await other.post('/api/auth/magic-link/code', { email, code });
    expect(await registrationsOf(other)).toEqual([
      expect.objectContaining({
        kind: 'poetry-night',
        availability: ['2025-02-14', '2025-02-21'],
        budget: null,
      }),
    ]);
    expect(other.cookies.has('ember_poetry_4000')).toBe(false);
    const { subject, text } = await api.mailTo(email);
    expect(subject).toBe('You are registered for poetry night');
    expect(text).toContain('Friday, February 14, 2025');
    expect(text).toContain('About 7 days before your event');
  });

  test('saving the same Fridays again sends no mail', async () => {
    const email = 'same@poetry.example';
    const member = await api.signedIn(email);
    const mails = async () =>
      ((await member.get(`/dev/mailbox.json?to=${email}`)).body as object[]).length;
    const before = await mails();
    await join(member);
    await join(member);
    expect(await mails()).toBe(before + 1);
    await join(member, { availability: ['2025-02-14'] });
    expect(await mails()).toBe(before + 2);
  });

  test.runIf(isFull)('it replaces no newer one of the user', async () => {
    const email = 'newer@poetry.example';
    const browser = api.browser();
    await join(browser);
    api.pass(day);
    await join(await api.signedIn(email), { availability: ['2025-02-14'] });
    api.pass(day);
    const { cookies } = await signIn(browser, email);
    expect(await registrationsOf(browser)).toMatchObject([{ availability: ['2025-02-14'] }]);
    expect(cookies.has('ember_poetry_4000')).toBe(false);
    expect((await api.mailTo(email)).subject).not.toMatch(/^You are registered/);
    api.goTo(inSeason);
  });

  test.runIf(isFull)('it goes to a user who signs in with a passkey, too', async () => {
    const email = 'key@poetry.example';
    const device = createAuthenticator('http://localhost:4000');
    const options = async (browser: Browser, path: string) =>
      (await browser.post(path, {})).body as Record<string, unknown>;
    const owner = await api.signedIn(email);
    const credential = device.create(await options(owner, '/api/auth/passkeys/begin'));
    await owner.post('/api/auth/passkeys/add', { name: 'My phone', credential });
    const browser = api.browser();
    await join(browser);
    const signed = device.get(await options(browser, '/api/auth/passkeys/sign-in/begin'));
    await browser.post('/api/auth/passkeys/sign-in', { credential: signed });
    expect(await registrationsOf(browser)).toMatchObject([{ kind: 'poetry-night' }]);
    expect(browser.cookies.has('ember_poetry_4000')).toBe(false);
    expect((await api.mailTo(email)).subject).toBe('You are registered for poetry night');
  });

  test.each([
    ['2025-02-07T18:59:59-08:00', '2025-02-07', 200, undefined],
    ['2025-02-07T19:00-08:00', '2025-02-07', 400, registrationMessages.fridayOver],
    ['2025-02-07T19:00-08:00', '2025-02-14', 200, undefined],
    ['2025-02-28T19:00-08:00', '2025-02-28', 400, registrationMessages.seasonOver],
    ['2026-11-26T12:00-08:00', '2025-02-14', 400, registrationMessages.seasonOver],
  ])('at %s, a registration for %s gets %i', async (time, friday, expected, message) => {
    api.goTo(time);
    const browser = api.browser();
    const { status, body } = await join(browser, { availability: [friday] });
    expect([status, (body as { message?: string }).message]).toEqual([expected, message]);
    // A refused visitor is not remembered.
    expect(browser.cookies.has('ember_poetry_4000')).toBe(expected === 200);
    api.goTo(inSeason);
  });

  test('a Friday that is over is refused beside one to come, and changes nothing', async () => {
    const member = await newMember(api, 'late@poetry.example');
    await join(member);
    api.goTo('2025-02-10T12:00-08:00');
    const availability = ['2025-02-07', '2025-02-14'];
    expect((await join(member, { availability })).status).toBe(400);
    expect(await registrationsOf(member)).toMatchObject([{ availability: ['2025-02-07'] }]);
    api.goTo(inSeason);
  });

  test('who signs in after the season has a place in the next one', async () => {
    const browser = api.browser();
    await join(browser);
    const email = 'next@poetry.example';
    api.goTo('2025-03-01T12:00-08:00');
    await browser.post('/api/auth/magic-link/send', { email });
    const code = (await api.mailTo(email)).subject.slice(0, 6);
    await browser.post('/api/auth/magic-link/code', { email, code });
    expect((await api.mailTo(email)).text).toContain('you have a place in the next season');
    api.goTo(inSeason);
  });

  test.runIf(isFull)(
    "a visitor's registration is deleted after 90 days, a user's stays",
    async () => {
      const started = await startTestApi();
      started.goTo(inSeason);
      const visitor = started.browser();
      await join(visitor);
      const user = await started.signedIn('stays@poetry.example');
      await join(user);
      await started.stop();
      const rows = async (days: number) => {
        const time = after(new Date(inSeason), days * day);
        const kept = await readAt(started, time, (db) => db.select().from(registrations));
        return kept.map(({ userId }) => userId);
      };
      expect(await rows(89)).toHaveLength(2);
      expect(await rows(91)).toEqual(['stays@poetry.example']);
      await started.end();
    },
  );

  test('a token that we did not issue is ignored', async () => {
    const browser = api.browser();
    browser.cookies.set('ember_poetry_4000', 'planted');
    expect((await join(browser)).status).toBe(200);
    expect(browser.cookies.get('ember_poetry_4000')).toMatch(/^[\w-]{43}$/);
  });

  test('a member registers for themselves, once', async () => {
    const member = await newMember(api, 'member@poetry.example');
    await Promise.all([join(member), join(member)]);
    await join(member, { availability: ['2025-02-28'] });
    expect(await registrationsOf(member)).toEqual([
      expect.objectContaining({ availability: ['2025-02-28'] }),
    ]);
  });

  test.each([
    [
      { availability: [] },
      'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
    ],
    [
      { availabilityExplained: false },
      'Make sure you understand that the spot is not guaranteed (check the box)',
    ],
  ])('%j is refused', async (changes, message) => {
    const { status, body } = await join(api.browser(), changes);
    expect([status, body]).toEqual([400, expect.objectContaining({ message })]);
  });
});

test('the contract accepts what the pages offer', () => {
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);
  const offered = {
    ...wizard,
    availability: values(availabilityOptions),
    activities: values(activityOptions),
  };
  expect(registrationCreate.input.safeParse(offered).success).toBe(true);
  for (const value of values(budgetOptions)) {
    const budget = { ideal: value, max: value };
    expect(registrationCreate.input.safeParse({ ...wizard, budget }).success).toBe(true);
  }
  const poetry = { availability: values(poetrySeason.fridays), availabilityExplained: true };
  expect(poetryNightJoin.input.safeParse(poetry).success).toBe(true);
});
