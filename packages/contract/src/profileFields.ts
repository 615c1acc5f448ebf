import { longestNickname, nicknameTooLong } from '@emberite/content/people';
import { line } from './line.ts';
import { z } from './zod.ts';

/** The first name of a user who has not been asked for one. */
export const placeholderFirstName = 'Emberite';

export const locationSchema = z.enum(
  ['CA:BC:Revelstoke', 'CA:BC:MetroVancouver', 'Other'],
  'Please select a valid location.',
);

export const sexSchema = z.enum(['male', 'female'], 'Please select your sex.');

/** Whom a member would like to meet, without duplicates. */
export const preferredSexSchema = z
  .array(z.enum(['men', 'women']))
  .max(10)
  .transform((list) => [...new Set(list)]);

/** The member's age in years, 18 to 100. */
export const ageSchema = z
  .int('Please enter your age.')
  .min(18, 'You must be 18 or older.')
  .max(100, 'Please enter your age.');

/**
 * One end of an ideal age range, in years. It may exceed the ages of members, since the default is
 * the own age ± 10.
 */
export const idealAgeSchema = z.int().min(0).max(120);

export const nicknameSchema = line(longestNickname, nicknameTooLong);

/**
 * Comma-joined list of `friends` and `romantic`, at least one. Spaces and duplicates are dropped.
 */
export const relationshipStatusSchema = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(',').map((word) => word.trim()))].join(','))
  .refine(
    (text) => text.split(',').every((word) => word === 'friends' || word === 'romantic'),
    'Please select what you are open to.',
  );

/** Whether a relationship status includes romance, which requires a preferred sex. */
export function isRomantic(relationshipStatus: string): boolean {
  return relationshipStatus.split(',').includes('romantic');
}

/** Wishes, trimmed: at most 100 once empty and duplicate ones are dropped. */
export const bucketListSchema = z
  .array(line(200, 'A wish can have at most 200 characters.'))
  .transform((lines) => [...new Set(lines.filter((line) => line !== ''))])
  .refine((lines) => lines.length <= 100, 'A bucket list can have at most 100 wishes.');
