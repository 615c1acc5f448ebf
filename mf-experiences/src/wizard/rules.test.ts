import { budgetOptions, registrationMessages as messages } from '@emberite/content/registration';
import { expect, it } from 'vitest';
import type { Answers } from './draft.ts';
import { problemAt } from './rules.ts';

const answers: Answers = {
  availability: ['friday_evenings'],
  availabilityExplained: true,
  activities: ['karaoke'],
  idealBudget: '20-50',
  maxBudget: '20-50',
  videoAgreement: 'yes',
  depositAgreement: 'no',
  experience: '',
  inviteCode: '',
  location: '',
};

it.each([0, 1, 2, 3, 4] as const)('step %i is valid once it is answered', (step) => {
  expect(problemAt(step, answers)).toBeNull();
});

it.each<[Parameters<typeof problemAt>[0], Partial<Answers>, keyof Answers, string]>([
  [0, { availability: [], availabilityExplained: false }, 'availability', messages.noAvailability],
  [0, { availabilityExplained: false }, 'availabilityExplained', messages.notExplained],
  [1, { activities: [] }, 'activities', messages.noActivity],
  [2, { idealBudget: '', maxBudget: '' }, 'idealBudget', messages.noBudget],
  [2, { maxBudget: '' }, 'maxBudget', messages.noBudget],
  [2, { idealBudget: '50-100' }, 'maxBudget', messages.maxBelowIdeal],
  [3, { videoAgreement: '' }, 'videoAgreement', messages.noVideoAnswer],
  [3, { videoAgreement: 'no' }, 'videoAgreement', messages.videosMandatory],
  [4, { depositAgreement: '' }, 'depositAgreement', messages.noDepositAnswer],
])('step %i with %j has a problem at %s', (step, changes, at, message) => {
  expect(problemAt(step, { ...answers, ...changes })).toEqual({ at, message });
});

it('takes every maximum from the ideal on', () => {
  const [first] = budgetOptions;
  for (const { value } of budgetOptions) {
    expect(problemAt(2, { ...answers, idealBudget: first!.value, maxBudget: value })).toBeNull();
  }
});
