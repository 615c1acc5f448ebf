import { registrationMessages } from '@emberite/content/registration';
import { z } from './zod.ts';

const { noAvailability, noActivity, noBudget, maxBelowIdeal } = registrationMessages;
const { videosMandatory, noVideoAnswer, noDepositAnswer } = registrationMessages;

const unique = <Value>(values: Value[]) => [...new Set(values)];

/** At least one of a list of options, without duplicates. */
const someOf = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  none: string,
) => z.array(z.enum(options, none)).min(1, none).max(50).transform(unique);

/** The experiences of the catalogue. */
export const experienceSchema = z.enum([
  'downstream-adventure-class',
  'peak-axethrowing',
  'mediterranean-cooking-class',
  'dance-connection-experience',
  'remote-surf-dreams',
  'brains-browsers-ideas',
  'meal-kit-mastery',
  'partner-acrobatics-lift',
  'scenic-hike-water-dip',
]);

/** When a member is generally available. */
export const availabilitySchema = someOf(
  [
    'weekday_evenings',
    'friday_evenings',
    'saturday_daytime',
    'saturday_evenings',
    'sunday_daytime',
    'sunday_evenings',
  ],
  noAvailability,
);

/** The evenings of the poetry night, as dates. */
export const poetryAvailabilitySchema = someOf(
  ['2025-02-07', '2025-02-14', '2025-02-21', '2025-02-28'],
  noAvailability,
);

export const activitiesSchema = someOf(
  [
    'arcade',
    'bars_lounges',
    'live_music',
    'nightclubs',
    'comedy_shows',
    'karaoke',
    'themed_parties',
    'speakeasies',
    'rooftop_events',
  ],
  noActivity,
);

const budgets = ['0-20', '20-50', '50-100', '100-200', '200+'] as const;

const budgetRangeSchema = z.enum(budgets, noBudget);

/** The ideal and maximum cost of an evening, in dollars. */
export const budgetSchema = z
  .strictObject({ ideal: budgetRangeSchema, max: budgetRangeSchema })
  .refine(({ ideal, max }) => budgets.indexOf(ideal) <= budgets.indexOf(max), {
    path: ['max'],
    error: maxBelowIdeal,
  });

/** Members must agree to upload videos. */
export const videoAgreementSchema = z.literal('yes', {
  error: ({ input }) => (input === 'no' ? videosMandatory : noVideoAnswer),
});

export const depositAgreementSchema = z.enum(['yes', 'no'], noDepositAnswer);
