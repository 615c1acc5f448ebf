import { registrationMessages } from '@emberite/content/registration';
import { z } from './zod.ts';

const { noAvailability, noActivity, noBudget, maxBelowIdeal } = registrationMessages;
const { videosMandatory, noVideoAnswer, noDepositAnswer } = registrationMessages;

const unique = <Value>(values: Value[]) => [...new Set(values)];

/** At least one of some options, without duplicates. */
const someOf = <Option extends string>(option: z.ZodType<Option>, none: string) =>
  z.array(option).min(1, none).max(50).transform(unique);

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

/** A time of the week. */
export const weeklyTimeSchema = z.enum(
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

/** An evening of the poetry night, as a date. */
export const poetryDateSchema = z.enum(
  ['2025-02-07', '2025-02-14', '2025-02-21', '2025-02-28'],
  noAvailability,
);

/** What to do on a night out. */
export const activitySchema = z.enum(
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

/** When a member is generally available. */
export const availabilitySchema = someOf(weeklyTimeSchema, noAvailability);

/** When a member is available for the poetry night. */
export const poetryAvailabilitySchema = someOf(poetryDateSchema, noAvailability);

export const activitiesSchema = someOf(activitySchema, noActivity);

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
