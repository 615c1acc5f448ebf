// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { nothing, readOnboarding } from './onboarding.ts';

/** Loads the page again. */
async function reload() {
  vi.resetModules();
  const { setOwner } = await import('@emberite/sdk/storage');
  const { prefill } = await import('@emberite/sdk/prefill');
  const { openOnboarding } = await import('./onboarding.ts');
  return { setOwner, prefill, openOnboarding, ...openOnboarding() };
}

beforeEach(() => localStorage.clear());

test('starts with Revelstoke, friends and the commitment', () => {
  expect(nothing).toEqual({
    currentStep: 0,
    given: [],
    inviteCode: '',
    firstName: '',
    nickname: '',
    location: 'CA:BC:Revelstoke',
    newLocation: '',
    relationshipStatus: ['friends'],
    userSex: '',
    preferredSex: [],
    userAge: null,
    idealAgeRange: null,
    missionCheckBoxes: ['great-experiences'],
  });
});

test('survives a reload for the same user and not for another', async () => {
  const first = await reload();
  first.setOwner('kay@people.example');
  Object.assign(first.state, { currentStep: 3, inviteCode: 'EMBER-WELCOME', userSex: 'male' });
  await Promise.resolve();
  const again = await reload();
  again.setOwner('kay@people.example');
  expect(again.state).toMatchObject({ currentStep: 3, inviteCode: 'EMBER-WELCOME' });
  again.setOwner('kim@people.example');
  expect(again.state).toEqual(nothing);
});

test('values stored for a visitor pass to the user who signs in', async () => {
  const { state, setOwner } = await reload();
  Object.assign(state, { inviteCode: 'EMBER-POETRY', given: [0, 1] });
  await Promise.resolve();
  setOwner('kay@people.example');
  expect(state).toMatchObject({ inviteCode: 'EMBER-POETRY', given: [0, 1] });
});

test('an answer from elsewhere is stored for the user who signs in, and its step is skipped', async () => {
  const { prefill, openOnboarding, state } = await reload();
  prefill({ inviteCode: ' ember-poetry ' });
  openOnboarding();
  expect(state).toMatchObject({ inviteCode: 'EMBER-POETRY', given: [0] });
  prefill({ inviteCode: 'NAME-1234', location: 'CA:BC:MetroVancouver' });
  await Promise.resolve();
  const later = await reload();
  later.setOwner('kay@people.example');
  expect(later.state).toMatchObject({
    inviteCode: 'NAME-1234',
    location: 'CA:BC:MetroVancouver',
    given: [0, 1],
    userSex: '',
  });
});

test('an invite opened without a session keeps the answers of the user who then signs in', async () => {
  const { prefill, openOnboarding, setOwner, state } = await reload();
  setOwner('kay@people.example');
  Object.assign(state, { currentStep: 3, location: 'Other', newLocation: 'Kelowna' });
  setOwner(null);
  prefill({ inviteCode: 'NAME-1234' });
  setOwner('kay@people.example');
  openOnboarding();
  expect(state).toMatchObject({
    currentStep: 3,
    given: [0],
    inviteCode: 'NAME-1234',
    location: 'Other',
    newLocation: 'Kelowna',
  });
});

test('an invite for one user does not reach another', async () => {
  const { prefill, openOnboarding, setOwner, state } = await reload();
  setOwner('kay@people.example');
  prefill({ inviteCode: 'NAME-1234' });
  setOwner('kim@people.example');
  openOnboarding();
  expect(state).toEqual(nothing);
});

test('a reset leaves nothing behind', async () => {
  const { state, reset } = await reload();
  state.inviteCode = 'EMBER-WELCOME';
  await Promise.resolve();
  expect(localStorage.getItem('ember.onboarding')).toContain('EMBER-WELCOME');
  reset();
  await Promise.resolve();
  expect(localStorage.getItem('ember.onboarding')).toBeNull();
  expect(state).toEqual(nothing);
});

test.each([null, 'text', 7])('ignores %j', (stored) => {
  expect(readOnboarding(stored)).toBeNull();
});

test('keeps the valid values only', () => {
  const kept = {
    currentStep: 9,
    given: [0, 'x', 7],
    inviteCode: 7,
    location: 'Atlantis',
    relationshipStatus: ['romantic', 'enemies'],
    userSex: 'female',
    preferredSex: 'men',
    userAge: 34,
    idealAgeRange: { min: 24, max: 44 },
    other: 'thing',
  };
  expect(readOnboarding(kept)).toEqual({
    ...nothing,
    given: [0],
    relationshipStatus: ['romantic'],
    userSex: 'female',
    userAge: 34,
    idealAgeRange: { min: 24, max: 44 },
  });
});

test('accepts a stored location', () => {
  expect(readOnboarding({ location: 'CA:BC:MetroVancouver' })?.location).toBe(
    'CA:BC:MetroVancouver',
  );
});
