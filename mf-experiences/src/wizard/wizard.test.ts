// @vitest-environment jsdom
import { registrationMessages } from '@emberite/content/registration';
import * as api from '@emberite/sdk/api';
import { ApiError } from '@emberite/sdk/api';
import { dismissNotice, notices } from '@emberite/sdk/notices';
import { newProfile, openSite } from '@emberite/testing';
import { snapshot } from 'valtio';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDepositCheck } from './deposit.ts';
import { readExperience } from '../experiences/catalogue.ts';
import { hasOtherAnswers, openDraft } from './draft.ts';
import type { RegistrationDraft } from './draft.ts';
import { registrationWizard } from './registrationWizard.ts';
import { unreachable } from '../testing/failures.ts';
import { createWizard, fill } from './wizard.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const onClosed = vi.fn<() => void>();
let members = 0;
let hasVideos = false;
const site = await openSite();
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  site.newBrowser();
  members += 1;
  await site.becomeMember(`wizard${members}@people.example`);
});
afterEach(() => {
  vi.restoreAllMocks();
  site.offline = false;
  hasVideos = false;
  openDraft().reset();
  dismissNotice();
});
afterAll(() => site.close());

const complete: Partial<RegistrationDraft> = {
  currentStep: 4,
  availability: ['friday_evenings', 'sunday_daytime'],
  availabilityExplained: true,
  activities: ['karaoke'],
  idealBudget: '20-50',
  maxBudget: '50-100',
  videoAgreement: 'yes',
  depositAgreement: 'no',
};

function open(
  kept: Partial<RegistrationDraft> = {},
  client: Pick<typeof api, 'registrationCreate'> = api,
) {
  const store = openDraft();
  Object.assign(store.state, kept);
  const wizard = createWizard({
    store,
    api: client,
    lookUp: createDepositCheck({ api, leave: () => {} }).lookUp,
    location: 'CA:BC:Revelstoke',
    hasVideos: () => hasVideos,
    onClosed,
  });
  wizard.open(null);
  return { ...wizard, draft: store.state };
}

const registrations = async () => (await api.registrationList({})).registrations;

it('asks five steps and registers with what was answered', async () => {
  const { state, draft, change, next } = open();
  change({ availability: ['friday_evenings', 'sunday_daytime'], availabilityExplained: true });
  await next();
  change({ activities: ['karaoke', 'live_music'] });
  await next();
  change({ idealBudget: '20-50', maxBudget: '50-100' });
  await next();
  change({ videoAgreement: 'yes' });
  await next();
  expect([state.step, draft.currentStep, draft.location]).toEqual([4, 4, 'CA:BC:Revelstoke']);
  change({ depositAgreement: 'yes' });
  const registering = next();
  expect([state.submission, notices.message]).toEqual(['submitInProgress', 'Registering...']);
  expect(await registering).toMatchObject({ kind: 'night-out', depositAgreement: 'yes' });
  expect([state.submission, notices.message]).toEqual(['submitCompleted', undefined]);
  expect(await registrations()).toMatchObject([
    {
      availability: ['friday_evenings', 'sunday_daytime'],
      activities: ['karaoke', 'live_music'],
      budget: { ideal: '20-50', max: '50-100' },
      depositAgreement: 'yes',
    },
  ]);
  expect(localStorage.getItem('ember.registration')).toBeNull();
});

it.each(
  sample(
    [
      [0, { availability: [] }, 'availability', registrationMessages.noAvailability],
      [
        0,
        { availabilityExplained: false },
        'availabilityExplained',
        registrationMessages.notExplained,
      ],
      [1, { activities: [] }, 'activities', 'Please select at least one activity.'],
      [2, { idealBudget: '' }, 'idealBudget', 'Please select your budget.'],
      [2, { maxBudget: '' }, 'maxBudget', 'Please select your budget.'],
      [
        2,
        { idealBudget: '200+', maxBudget: '0-20' },
        'maxBudget',
        'Your maximum budget must not be below your ideal budget.',
      ],
      [
        3,
        { videoAgreement: '' },
        'videoAgreement',
        'Please select whether you will upload videos.',
      ],
      [
        3,
        { videoAgreement: 'no' },
        'videoAgreement',
        'Uploading videos is mandatory to be discoverable.',
      ],
      [
        4,
        { depositAgreement: '' },
        'depositAgreement',
        'Please select whether you will leave a deposit.',
      ],
    ] as const,
    3,
  ),
)('step %i refuses %j', async (step, changes, at, message) => {
  const { state, next } = open({ ...complete, ...(changes as object), currentStep: step });
  site.offline = true;
  expect(await next()).toBeNull();
  expect(state).toMatchObject({
    step,
    submission: 'preSubmit',
    form: { problem: { at, message } },
  });
});

it('does not ask somebody who has both videos about them, and agrees by itself', async () => {
  hasVideos = true;
  const wizard = open({ ...complete, currentStep: 2, videoAgreement: '' });
  await wizard.next();
  expect([wizard.state.step, wizard.back(), wizard.open(3)]).toEqual([4, 2, 4]);
  expect(wizard.draft.videoAgreement).toBe('');
  expect(await wizard.next()).toMatchObject({ kind: 'night-out' });
});

it('asks after all if a video is gone by the end', async () => {
  hasVideos = true;
  const { state, next } = open({ ...complete, videoAgreement: '' });
  hasVideos = false;
  expect(await next()).toBeNull();
  expect(state).toMatchObject({ step: 3, form: { problem: { at: 'videoAgreement' } } });
});

it('accepts the same budget twice', async () => {
  const budgets = { idealBudget: '200+', maxBudget: '200+' } as const;
  const { state, next } = open({ ...complete, currentStep: 2, ...budgets });
  await next();
  expect(state.step).toBe(3);
});

it('opens the first unfinished step instead of a later one', () => {
  const { state, open: show } = open({ ...complete, activities: [] });
  expect(state.step).toBe(1);
  expect([show(4), show(0), show(1)]).toEqual([1, 0, 1]);
});

it('goes back one step, forgets the problem, and says that nothing is before the first', async () => {
  const { state, next, back } = open({ ...complete, currentStep: 1, activities: [] });
  await next();
  expect(state.form.problem).not.toBeNull();
  expect([back(), state.form.problem, back()]).toEqual([0, null, null]);
});

it('stops at an answer that another tab has removed, and sends nothing', async () => {
  const { state, draft, next } = open(complete);
  draft.activities = [];
  site.offline = true;
  expect(await next()).toBeNull();
  expect(state).toMatchObject({ step: 1, form: { problem: { at: 'activities' } } });
  expect(state.submission).toBe('preSubmit');
});

it.runIf(isFull)('sends once, and logs every attempt until it is done and afterwards', async () => {
  const registrationCreate = vi.fn(api.registrationCreate);
  const { state, change, next, back, open: show } = open(complete, { registrationCreate });
  const registering = next();
  expect(await next()).toBeNull();
  change({ depositAgreement: 'yes' });
  expect([back(), show(0)]).toEqual([4, 4]);
  await registering;
  await next();
  expect(registrationCreate).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledTimes(4);
  expect(console.warn).toHaveBeenLastCalledWith('Next was refused: the answers have been sent.');
  expect(state.form.problem).toBeNull();
  expect(await registrations()).toMatchObject([{ depositAgreement: 'no' }]);
});

it('keeps everything when the API is unreachable, and sends it afterwards', async () => {
  const { state, draft, next } = open(complete);
  site.offline = true;
  expect(await next()).toBeNull();
  expect(state).toMatchObject({
    submission: 'preSubmit',
    form: { problem: { at: 'form', message: unreachable.message } },
  });
  expect(draft).toMatchObject(complete);
  expect(notices.message).toBeUndefined();
  site.offline = false;
  expect(await next()).toMatchObject({ kind: 'night-out' });
});

it("shows the server's message when it refuses", async () => {
  const message = 'No new registrations today.';
  const refused = new ApiError({ code: 'other', message, status: 400 });
  const { state, next } = open(complete, { registrationCreate: () => Promise.reject(refused) });
  await next();
  expect(state.form.problem).toEqual({ at: 'form', message });
});

it.runIf(isFull)(
  'replaces an earlier registration that was not known of only after it has said so',
  async () => {
    await open(complete).next();
    const { state, next, draft } = open({ ...complete, activities: ['arcade'] });
    expect(await next()).toBeNull();
    expect(state).toMatchObject({
      submission: 'preSubmit',
      form: { problem: { at: 'form', message: registrationWizard.replacesNow } },
    });
    expect(notices.message).toBeUndefined();
    expect(draft.activities).toEqual(['arcade']);
    expect(await registrations()).toMatchObject([{ activities: ['karaoke'] }]);
    await next();
    expect(await registrations()).toMatchObject([{ activities: ['arcade'] }]);
  },
);

it('is filled with a registration, to change it', async () => {
  await open(complete).next();
  const [registration] = await registrations();
  fill(registration!);
  const { state } = openDraft();
  expect(state).toMatchObject({ ...complete, currentStep: 0 });
  expect(hasOtherAnswers(state, registration!)).toBe(false);
  state.currentStep = 2;
  state.location = 'CA:BC:Revelstoke';
  expect(hasOtherAnswers(state, registration!)).toBe(false);
  state.idealBudget = '0-20';
  expect(hasOtherAnswers(state, registration!)).toBe(true);
  openDraft().reset();
  expect(hasOtherAnswers(state, registration!)).toBe(false);
});

it.runIf(isFull)('sends the experience that it was opened for, which the draft keeps', async () => {
  const { change, draft, next } = open({ ...complete, experience: 'peak-axethrowing' });
  change({ activities: ['arcade'] });
  await expect.poll(() => localStorage.getItem('ember.registration')).toContain('peak-axethrowing');
  await next();
  expect(await registrations()).toMatchObject([{ experiences: ['peak-axethrowing'] }]);
  expect(draft.experience).toBe('');
});

it.each(
  sample(
    [
      ['peak-axethrowing', 'peak-axethrowing'],
      ['poetry-night', null],
      ['no-such-thing', null],
      [null, null],
    ],
    2,
  ),
)('reads the experience %j of an address as %j', (value, experience) => {
  expect(readExperience(value)).toBe(experience);
});

it('says where groups do not form, and keeps the answers', async () => {
  site.newBrowser();
  await site.signIn(`closed${members}@people.example`);
  const profile = { ...newProfile, location: 'CA:BC:MetroVancouver' as const };
  await api.profileCreate({ profile, inviteCode: 'EMBER-WELCOME' });
  const { state, draft, next } = open(complete);
  expect(await next()).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
  expect(state).toMatchObject({ submission: 'preSubmit', form: { problem: { at: 'form' } } });
  expect(draft).toMatchObject(complete);
  expect(await registrations()).toEqual([]);
});

it.each([
  ['a text', '"text"', {}],
  [
    'unknown values',
    '{"currentStep":9,"availability":["never","sunday_daytime"],"activities":"karaoke","idealBudget":"5","videoAgreement":"maybe"}',
    { availability: ['sunday_daytime'] },
  ],
])('drops what is not valid in a stored draft: %s', (_, value, kept) => {
  const { state } = openDraft();
  const nothing = snapshot(state);
  localStorage.setItem('ember.registration', `{"owner":null,"value":${value}}`);
  dispatchEvent(new StorageEvent('storage', { key: 'ember.registration' }));
  expect(state).toEqual({ ...nothing, ...kept });
});
