import { longestNickname, nicknameTooLong } from '@emberite/content/people';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
  registrationMessages as messages,
} from '@emberite/content/registration';
import { nightOutExperiences } from '@emberite/content/experiences';
import { poetrySeason } from '@emberite/content/poetrySeason';
import { expect, it } from 'vitest';
import * as profile from './profileFields.ts';
import * as registration from './registrationFields.ts';
import type { z } from './zod.ts';

const valuesOf = <Value>(options: readonly { readonly value: Value }[]) =>
  options.map(({ value }) => value);

/** What a schema makes of an input: the value, or its first sentence. */
function outcome(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input);
  return success ? { data } : error.issues[0]?.message;
}

it.each<[string, z.ZodType, readonly unknown[]]>([
  ['experience', registration.experienceSchema, valuesOf(nightOutExperiences)],
  ['weekly time', registration.weeklyTimeSchema, valuesOf(availabilityOptions)],
  ['Friday of the season', registration.poetryDateSchema, valuesOf(poetrySeason.fridays)],
  ['activity', registration.activitySchema, valuesOf(activityOptions)],
  [
    'budget',
    registration.budgetSchema,
    valuesOf(budgetOptions).map((value) => ({ ideal: value, max: value })),
  ],
  ['location', profile.locationSchema, ['CA:BC:Revelstoke', 'CA:BC:MetroVancouver', 'Other']],
  ['sex', profile.sexSchema, ['male', 'female']],
  ['answer about the deposit', registration.depositAgreementSchema, ['yes', 'no']],
  ['age', profile.ageSchema, [18, 100]],
  ['ideal age', profile.idealAgeSchema, [0, 120]],
  ['relationship status', profile.relationshipStatusSchema, ['friends', 'romantic']],
])('takes every %s that is offered', (_, schema, values) => {
  expect(values.map((value) => outcome(schema, value))).toEqual(values.map((data) => ({ data })));
});

it.each<[string, z.ZodType, unknown, unknown]>([
  ['whom to meet', profile.preferredSexSchema, ['men', 'women', 'men'], ['men', 'women']],
  ['a relationship status', profile.relationshipStatusSchema, 'friends, friends', 'friends'],
  ['wishes', profile.bucketListSchema, [' fly ', '', ' ', 'fly', 'dive'], ['fly', 'dive']],
  [
    '100 wishes and empty ones',
    profile.bucketListSchema,
    ['', ...Array.from({ length: 100 }, (__, index) => `wish ${index}`)],
    Array.from({ length: 100 }, (__, index) => `wish ${index}`),
  ],
  ['activities', registration.activitiesSchema, ['karaoke', 'karaoke'], ['karaoke']],
  [
    'a weekly availability',
    registration.availabilitySchema,
    ['friday_evenings', 'friday_evenings'],
    ['friday_evenings'],
  ],
  [
    'an availability for the poetry night',
    registration.poetryAvailabilitySchema,
    ['2025-02-07', '2025-02-07'],
    ['2025-02-07'],
  ],
  [
    'a nickname',
    profile.nicknameSchema,
    ` ${'x'.repeat(longestNickname)} `,
    'x'.repeat(longestNickname),
  ],
])('cleans %s', (_, schema, input, data) => {
  expect(outcome(schema, input)).toEqual({ data });
});

it.each<[z.ZodType, unknown, string]>([
  [profile.locationSchema, 'CA:ON:Toronto', 'Please select a valid location.'],
  [profile.sexSchema, 'other', 'Please select your sex.'],
  [profile.ageSchema, 17, 'You must be 18 or older.'],
  [profile.ageSchema, 101, 'Please enter your age.'],
  [profile.ageSchema, 30.5, 'Please enter your age.'],
  [profile.nicknameSchema, 'x'.repeat(longestNickname + 1), nicknameTooLong],
  [profile.relationshipStatusSchema, '', 'Please select what you are open to.'],
  [profile.relationshipStatusSchema, 'friends,rivals', 'Please select what you are open to.'],
  [profile.bucketListSchema, ['x'.repeat(201)], 'A wish can have at most 200 characters.'],
  [
    profile.bucketListSchema,
    Array.from({ length: 101 }, (_, index) => `wish ${index}`),
    'A bucket list can have at most 100 wishes.',
  ],
  [registration.availabilitySchema, [], messages.noAvailability],
  [registration.availabilitySchema, ['never'], messages.noAvailability],
  [registration.poetryAvailabilitySchema, [], messages.noAvailability],
  [registration.poetryAvailabilitySchema, ['2025-03-07'], messages.noAvailability],
  [registration.activitiesSchema, [], messages.noActivity],
  [registration.activitiesSchema, ['chess'], messages.noActivity],
  [registration.budgetSchema, { ideal: '0-20', max: '1-2' }, messages.noBudget],
  [registration.budgetSchema, { ideal: '50-100', max: '20-50' }, messages.maxBelowIdeal],
  [registration.videoAgreementSchema, 'no', messages.videosMandatory],
  [registration.videoAgreementSchema, undefined, messages.noVideoAnswer],
  [registration.depositAgreementSchema, 'perhaps', messages.noDepositAnswer],
])('says what is wrong (%#)', (schema, input, sentence) => {
  expect(outcome(schema, input)).toBe(sentence);
});

it.each<[string, z.ZodType, unknown]>([
  ['an ideal age below 0', profile.idealAgeSchema, -1],
  ['an ideal age above 120', profile.idealAgeSchema, 121],
  ['a list of eleven whom to meet', profile.preferredSexSchema, Array(11).fill('men')],
  ['51 activities', registration.activitiesSchema, Array(51).fill('karaoke')],
  [
    '101 characters of relationship status',
    profile.relationshipStatusSchema,
    `friends${' '.repeat(94)}`,
  ],
])('refuses %s', (_, schema, input) => {
  expect(schema.safeParse(input).success).toBe(false);
});

it('takes fifty answers and ten people to meet, though no form sends so many', () => {
  expect(outcome(registration.activitiesSchema, Array(50).fill('karaoke'))).toEqual({
    data: ['karaoke'],
  });
  expect(outcome(profile.preferredSexSchema, Array(10).fill('men'))).toEqual({ data: ['men'] });
});

it('points at the maximum if it is below the ideal', () => {
  const { error } = registration.budgetSchema.safeParse({ ideal: '200+', max: '0-20' });
  expect(error?.issues[0]?.path).toEqual(['max']);
});

it.each([
  ['friends', false],
  ['romantic', true],
  ['friends,romantic', true],
])('knows whether %s includes romance', (status, expected) => {
  expect(profile.isRomantic(status)).toBe(expected);
});
