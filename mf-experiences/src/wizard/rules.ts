import { budgetOptions, registrationMessages } from '@emberite/content/registration';
import type { Budget } from '@emberite/content/registration';
import type { Problem } from '@emberite/sdk/form';
import type { Step } from '@emberite/sdk/steps';
import type { Answers } from './draft.ts';

const messages = registrationMessages;

type AnswerProblem = Problem<keyof Answers>;
type Rule = (answers: Answers) => AnswerProblem | null;

const times: Rule = ({ availability, availabilityExplained }) => {
  if (availability.length === 0) return { at: 'availability', message: messages.noAvailability };
  if (availabilityExplained) return null;
  return { at: 'availabilityExplained', message: messages.notExplained };
};

const activities: Rule = ({ activities }) =>
  activities.length > 0 ? null : { at: 'activities', message: messages.noActivity };

const rank = (budget: Budget) => budgetOptions.findIndex(({ value }) => value === budget);

const budget: Rule = ({ idealBudget, maxBudget }) => {
  if (!idealBudget) return { at: 'idealBudget', message: messages.noBudget };
  if (!maxBudget) return { at: 'maxBudget', message: messages.noBudget };
  if (rank(idealBudget) <= rank(maxBudget)) return null;
  return { at: 'maxBudget', message: messages.maxBelowIdeal };
};

const videos: Rule = ({ videoAgreement }) => {
  if (videoAgreement === 'yes') return null;
  const message = videoAgreement === 'no' ? messages.videosMandatory : messages.noVideoAnswer;
  return { at: 'videoAgreement', message };
};

const deposit: Rule = ({ depositAgreement }) =>
  depositAgreement ? null : { at: 'depositAgreement', message: messages.noDepositAnswer };

const rules: Readonly<Record<Step, Rule>> = [times, activities, budget, videos, deposit];

/** Validates a step; null if it is valid. */
export const problemAt = (step: Step, answers: Answers) => rules[step](answers);
