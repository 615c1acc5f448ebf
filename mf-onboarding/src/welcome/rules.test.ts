import { nothing } from './onboarding.ts';
import type { Answers } from './onboarding.ts';
import type { Step } from '@emberite/sdk/steps';
import { expect, test } from 'vitest';
import { problemAt } from './rules.ts';

const romantic = 'Please select whom you want to meet.';
const noPlace = 'Please select a valid location.';

test.each<[Step, Partial<Answers>, string | null]>([
  [0, {}, 'Please enter your invite code.'],
  [0, { inviteCode: '   ' }, 'Please enter your invite code.'],
  [0, { inviteCode: 'EMBER' }, 'Incorrect invite code format.'],
  [0, { inviteCode: 'EMBER-WELCOME' }, null],
  [0, { inviteCode: '\u200b\u2060' }, 'Please enter your invite code.'],
  [0, { inviteCode: 'EMBER\u2011WELCOME' }, null],
  [1, {}, null],
  [1, { location: '' as Answers['location'] }, noPlace],
  [1, { location: 'Other' }, noPlace],
  [1, { location: 'Other', newLocation: '  ' }, noPlace],
  [1, { location: 'Other', newLocation: '\u200b' }, noPlace],
  [1, { location: 'Other', newLocation: 'Kelowna' }, null],
  [1, { location: 'CA:BC:MetroVancouver' }, null],
  [2, {}, null],
  [2, { relationshipStatus: [] }, romantic],
  [2, { relationshipStatus: ['romantic'] }, romantic],
  [2, { relationshipStatus: ['friends', 'romantic'] }, romantic],
  [2, { relationshipStatus: ['romantic'], preferredSex: ['men'] }, null],
  [2, { relationshipStatus: [], preferredSex: ['men'] }, romantic],
  [3, {}, 'Please select your sex.'],
  [3, { userSex: 'female' }, null],
  [3, { userSex: 'female', nickname: ` ${'é'.repeat(50)} ` }, null],
  [
    3,
    { userSex: 'female', nickname: 'x'.repeat(51) },
    'A nickname can have at most 50 characters.',
  ],
  [4, {}, 'Please enter your age.'],
  [4, { userAge: 17 }, 'Please enter your age.'],
  [4, { userAge: 18 }, null],
  [4, { userAge: 100 }, null],
  [4, { userAge: 101 }, 'Please enter your age.'],
])('step %i with %j: %s', (step, answers, message) => {
  expect(problemAt(step, { ...nothing, ...answers })?.message ?? null).toBe(message);
});

test('a problem names its answer', () => {
  const at = (step: Step, answers: Partial<Answers>) =>
    problemAt(step, { ...nothing, ...answers })?.at;
  expect(at(0, {})).toBe('inviteCode');
  expect(at(1, { location: 'Other' })).toBe('newLocation');
  expect(at(2, { relationshipStatus: [] })).toBe('relationshipStatus');
  expect(at(2, { relationshipStatus: ['romantic'] })).toBe('preferredSex');
  expect(at(3, {})).toBe('userSex');
  expect(at(3, { userSex: 'female', nickname: 'x'.repeat(51) })).toBe('nickname');
  expect(at(4, {})).toBe('userAge');
});
