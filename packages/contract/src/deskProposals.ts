import { defineCall, z } from './call.ts';
import { deskPersonSchema, groupExperienceSchema, groupTimeSchema, peopleSchema } from './desk.ts';
import { patience } from './patience.ts';
import { locationSchema } from './profileFields.ts';

/**
 * A rule that a group breaks, with a sentence about it and the ids of the people it is about.
 *
 * - `size`: too few or too many people
 * - `balance`: more than one more of one gender
 * - `ages`: somebody is outside another's ideal ages
 * - `time`: somebody is not free then
 * - `waiting`: somebody is not registered for this here, or is in another group
 * - `met`: people who were in a group together before; the only rule that does not keep a group from being confirmed
 */
const brokenRuleSchema = z.object({
  rule: z.enum(['size', 'balance', 'ages', 'time', 'waiting', 'met']),
  message: z.string(),
  people: z.array(z.string()),
});

/** A group that could meet at `when`, on one of `dates` (like `2026-12-04`, the first one first). */
const proposedGroupSchema = z.object({
  when: groupTimeSchema,
  dates: z.array(z.iso.date()),
  people: z.array(z.string()),
  broken: z.array(brokenRuleSchema),
});

/**
 * Proposes groups in a month like `2026-12`; nothing is stored. `people` are all who wait, who waits longest first.
 * `missing` says in sentences who would complete one more group. `hasDates` is whether a group could still meet on any
 * day of the month, at least seven days ahead, and `timeZone` is that of the place; an older API does not say either.
 */
export const deskProposalMake = defineCall({
  method: 'POST',
  path: '/desk/proposals',
  input: z.strictObject({
    experience: groupExperienceSchema,
    place: locationSchema,
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month.'),
  }),
  response: z.object({
    groups: z.array(proposedGroupSchema),
    people: z.array(
      z.object({
        ...deskPersonSchema.shape,
        availability: z.array(z.string()),
        waitingSince: z.iso.datetime(),
      }),
    ),
    missing: z.array(z.string()),
    hasDates: z.boolean().optional(),
    timeZone: z.string().optional(),
  }),
  errors: ['too-many-requests'],
  patience: patience.write,
});

/** Says which rules groups would break, in the order of `groups`: what a move of a person breaks, before it is stored. */
export const deskProposalCheck = defineCall({
  method: 'POST',
  path: '/desk/proposals/check',
  input: z.strictObject({
    experience: groupExperienceSchema,
    place: locationSchema,
    groups: z
      .array(z.strictObject({ when: groupTimeSchema, people: peopleSchema }))
      .min(1)
      .max(100),
  }),
  response: z.object({ groups: z.array(z.object({ broken: z.array(brokenRuleSchema) })) }),
  errors: [],
});

export type BrokenRule = z.infer<typeof brokenRuleSchema>;
