import * as api from '@emberite/sdk/api';
import { ApiError } from '@emberite/sdk/api';
import { dismissNotice, notices } from '@emberite/sdk/notices';
import type { User } from '@emberite/contract/user';
import { openOnboarding } from './onboarding.ts';
import type { Onboarding } from './onboarding.ts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite } from '@emberite/testing';
import { createWelcome } from './welcome.ts';
import type { Welcome, WelcomeDeps } from './welcome.ts';

const site = await openSite();
afterAll(() => site.close());

const complete: Partial<Onboarding> = {
  currentStep: 4,
  inviteCode: 'EMBER-WELCOME',
  userSex: 'female',
  userAge: 34,
};

let people = 0;
let done: User[];
beforeEach(() => {
  openOnboarding().reset();
  site.offline = false;
  done = [];
  dismissNotice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The welcome with shortcuts to its form. */
type Opened = Welcome & { form: Welcome['state']['form']; onboarding: Onboarding };

function open(kept: Partial<Onboarding> = {}, deps: Partial<WelcomeDeps> = {}): Opened {
  const store = openOnboarding();
  Object.assign(store.state, kept);
  const welcome = createWelcome({
    store,
    api,
    done: (user) => done.push(user),
    ...deps,
  });
  return { ...welcome, form: welcome.state.form, onboarding: store.state };
}

async function signIn(): Promise<string> {
  site.newBrowser();
  people += 1;
  const email = `person${people}@people.example`;
  await site.signIn(email);
  return email;
}

const failing = (error: Error) => ({ ...api, profileCreate: () => Promise.reject(error) });

test('five steps, from the invite code to the member area', async () => {
  const email = await signIn();
  const { state, form, onboarding, change, next } = open();
  change({ inviteCode: '  ember-welcome ' });
  await next();
  expect(onboarding).toMatchObject({ currentStep: 1, inviteCode: 'EMBER-WELCOME' });
  await next();
  expect(onboarding.currentStep).toBe(2);
  change({ relationshipStatus: ['friends', 'romantic'] });
  await next();
  expect(onboarding.currentStep, 'whom to meet is missing').toBe(2);
  change({ preferredSex: ['men', 'women'] });
  await next();
  change({ userSex: 'female', nickname: ' Robin ' });
  await next();
  expect(onboarding.currentStep).toBe(4);
  change({ userAge: 34 });
  expect(onboarding.idealAgeRange).toEqual({ min: 24, max: 44 });

  const submitting = next();
  expect([form.status, notices.message]).toEqual(['submitting', 'Submitting profile data...']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await submitting;
  expect([state.submission, notices.message]).toEqual([
    'submitCompleted',
    'Registration completed!',
  ]);
  vi.advanceTimersByTime(2999);
  expect(notices.message).toBe('Registration completed!');
  vi.advanceTimersByTime(1);
  expect(notices.message).toBeUndefined();
  vi.useRealTimers();

  expect(done).toMatchObject([{ id: email, hasProfile: true, location: 'CA:BC:Revelstoke' }]);
  expect(onboarding).toMatchObject({ currentStep: 0, inviteCode: '', userAge: null });
  expect(await api.profileGet({ location: 'CA:BC:Revelstoke' })).toEqual({
    firstName: 'Emberite',
    nickname: 'Robin',
    location: 'CA:BC:Revelstoke',
    relationshipStatus: 'friends,romantic',
    userSex: 'female',
    age: 34,
    preferredSex: ['men', 'women'],
    minIdealAge: 24,
    maxIdealAge: 44,
    bucketList: [],
    videos: [],
  });
});

test('answers that belong to a revoked choice are not sent', async () => {
  await signIn();
  const kept = { newLocation: 'Kelowna', preferredSex: ['men' as const] };
  const sent = vi.fn(api.profileCreate);
  await open({ ...complete, ...kept }, { api: { ...api, profileCreate: sent } }).next();
  expect(sent.mock.lastCall?.[0].profile).toMatchObject({ newLocation: '', preferredSex: [] });
  expect(done).toHaveLength(1);
});

test('people from elsewhere send the name of their place', async () => {
  await signIn();
  const sent = vi.fn(api.profileCreate);
  const kept = { location: 'Other' as const, newLocation: ' Kelowna ' };
  await open({ ...complete, ...kept }, { api: { ...api, profileCreate: sent } }).next();
  expect(sent.mock.lastCall?.[0].profile).toMatchObject({
    location: 'Other',
    newLocation: 'Kelowna',
  });
  expect(done).toMatchObject([{ location: 'Other' }]);
});

test.each([
  ['', 'Please enter your invite code.'],
  ['EMBERWELCOME', 'Incorrect invite code format.'],
  ['no-such', 'Invite code is invalid or expired.'],
])('the code %j stops at the first step', async (inviteCode, message) => {
  const { form, onboarding, change, next } = open();
  change({ inviteCode });
  await next();
  expect(form).toMatchObject({ status: 'editing', problem: { at: 'inviteCode', message } });
  expect(onboarding.currentStep).toBe(0);
  change({ inviteCode: 'X' });
  expect(form.problem).toBeNull();
});

test('a code that cannot be checked stops at the first step', async () => {
  const { form, onboarding, next } = open({ inviteCode: 'EMBER-WELCOME' });
  site.offline = true;
  const checking = next();
  expect(form.status).toBe('submitting');
  await checking;
  const message = 'Error validating invite code. Please try again.';
  expect(form).toMatchObject({ status: 'editing', problem: { at: 'inviteCode', message } });
  expect(onboarding).toMatchObject({ currentStep: 0, inviteCode: 'EMBER-WELCOME' });
});

test('a step that the browser shows meanwhile changes nothing about the one that is checked', async () => {
  const checked = Promise.withResolvers<never>();
  const inviteGet = () => checked.promise;
  const kept = { inviteCode: 'EMBER-WELCOME', location: 'CA:BC:Revelstoke' as const };
  const { form, open: show, state, next } = open(kept, { api: { ...api, inviteGet } });
  const checking = next();
  show(1);
  checked.reject(new ApiError({ code: 'not-found', message: 'No.', status: 404 }));
  await checking;
  expect([state.step, form.problem?.at]).toEqual([0, 'inviteCode']);
});

test('too many codes in a short time: says to wait', async () => {
  const message = 'Too many attempts. Please wait 5 minutes and try again.';
  const limit = new ApiError({ code: 'too-many-requests', message, status: 429 });
  const refusing = { ...api, inviteGet: () => Promise.reject(limit) };
  const { form, next } = open({ inviteCode: 'EMBER-WELCOME' }, { api: refusing });
  await next();
  expect(form).toMatchObject({ status: 'editing', problem: { at: 'inviteCode', message } });
});

test('back goes one step, clears the problem and stops at the first step', async () => {
  const { form, onboarding, next, back } = open({ currentStep: 3 });
  await next();
  expect(form.problem).not.toBeNull();
  back();
  expect([onboarding.currentStep, form.problem]).toEqual([2, null]);
  back();
  back();
  back();
  expect(onboarding.currentStep).toBe(0);
});

test.each([
  [[0 as const], 1],
  [[0 as const, 1 as const], 2],
])('with %j given it starts at step %i', (given, first) => {
  const kept = { given, inviteCode: 'EMBER-POETRY' };
  const { onboarding, back } = open(kept);
  expect(onboarding.currentStep).toBe(first);
  back();
  expect(onboarding.currentStep, 'the first that is shown').toBe(first);
});

test('the code is still required if only the location is given', async () => {
  const { onboarding, next, back } = open({ given: [1], inviteCode: 'EMBER-WELCOME' });
  expect(onboarding.currentStep).toBe(0);
  await next();
  expect(onboarding.currentStep).toBe(2);
  back();
  expect(onboarding.currentStep).toBe(0);
});

test('a given code that the server refuses has to be entered', async () => {
  await signIn();
  const { form, onboarding, next } = open({ ...complete, given: [0], inviteCode: 'OLD-CODE' });
  await next();
  expect(form).toMatchObject({
    status: 'editing',
    problem: { at: 'inviteCode', message: 'Invite code is invalid or expired.' },
  });
  expect(onboarding).toMatchObject({ currentStep: 0, given: [], userAge: 34, userSex: 'female' });
  expect(notices.message).toBeUndefined();
});

test('nothing is sent while an earlier answer is missing', async () => {
  const { form, onboarding, next } = open({ ...complete, userSex: '' });
  site.offline = true;
  await next();
  expect(onboarding.currentStep).toBe(3);
  expect(form.problem?.message).toBe('Please select your sex.');
});

test('a connection failure loses nothing, and the answers can be sent again', async () => {
  await signIn();
  const { form, onboarding, next } = open(complete);
  site.offline = true;
  await next();
  expect(form).toMatchObject({
    status: 'editing',
    problem: { at: 'form', message: 'An unexpected error occurred.' },
  });
  expect([onboarding.currentStep, onboarding.userAge, notices.message]).toEqual([4, 34, undefined]);
  site.offline = false;
  await next();
  expect(done).toHaveLength(1);
});

test("the server's message is shown when it refuses", async () => {
  const message = 'No new members today.';
  const refusing = failing(new ApiError({ code: 'other', message, status: 400 }));
  const { form, next } = open(complete, { api: refusing });
  await next();
  expect(form).toMatchObject({ status: 'editing', problem: { at: 'form', message } });
});

test('any other failure is an unexpected error', async () => {
  const { form, next } = open(complete, { api: failing(new Error('secret detail')) });
  await next();
  expect(form.problem).toEqual({ at: 'form', message: 'An unexpected error occurred.' });
});

test('an expired session keeps every answer', async () => {
  site.newBrowser();
  const { form, onboarding, next } = open(complete);
  await next();
  expect(form.status).toBe('editing');
  expect(onboarding).toMatchObject(complete);
});

test('every move is refused and logged while the profile is sent and afterwards', async () => {
  await signIn();
  const sent = vi.fn(api.profileCreate);
  const welcome = open(complete, { api: { ...api, profileCreate: sent } });
  const submitting = welcome.next();
  await welcome.next();
  welcome.back();
  welcome.change({ userAge: 50 });
  expect(welcome.onboarding).toMatchObject({ currentStep: 4, userAge: 34 });
  await submitting;
  await welcome.next();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledTimes(4);
  expect([done.length, welcome.form.problem]).toEqual([1, null]);
});

test('a user whose profile exists already simply continues', async () => {
  await signIn();
  await open(complete).next();
  const second = open({ ...complete, userAge: 50 });
  await second.next();
  expect([second.state.submission, second.form.problem]).toEqual(['submitCompleted', null]);
  expect(done).toHaveLength(2);
});
