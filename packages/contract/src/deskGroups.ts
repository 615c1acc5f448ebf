import { defineCall, z } from './call.ts';
import {
  defineDeskList,
  deskFilters,
  deskPersonSchema,
  eveningFields,
  groupExperienceSchema,
  peopleSchema,
} from './desk.ts';
import { eveningFacts, groupStatusSchema, seatStateSchema } from './groupFields.ts';
import { line, paragraphs } from './line.ts';
import { locationSchema } from './profileFields.ts';

/**
 * A group as staff see it. `size` is how many places it has; of `people`, those who are asked or come have one. A
 * deleted account leaves a free place and no name. `sequence` counts the changes of its evening. `answerBy` is when the place of who is asked goes to somebody else. Its experience and place may have left the content since.
 */
const deskGroupSchema = z.object({
  id: z.string(),
  experience: z.string(),
  place: z.string(),
  status: groupStatusSchema,
  size: z.int(),
  sequence: z.int(),
  ...eveningFacts,
  people: z.array(
    z.object({
      ...deskPersonSchema.shape,
      state: seatStateSchema,
      askedAt: z.iso.datetime(),
      answerBy: z.iso.datetime(),
    }),
  ),
});

const groupId = { id: line(100).min(1) };

/** Lists groups, the next evening first, then those that are over. */
export const deskGroupList = defineDeskList(
  '/desk/groups',
  { ...deskFilters, status: groupStatusSchema.optional() },
  deskGroupSchema,
);

/** Returns a group. */
export const deskGroupGet = defineCall({
  method: 'GET',
  path: '/desk/groups/:id',
  input: z.strictObject(groupId),
  response: deskGroupSchema,
  errors: [],
});

/**
 * Confirms a group and asks its people by mail. Refused if the evening is less than seven days ahead (`too-soon`), or if
 * the group breaks a rule (`rule-broken`, with the sentence of the rule).
 */
export const deskGroupConfirm = defineCall({
  method: 'POST',
  path: '/desk/groups',
  input: z.strictObject({
    experience: groupExperienceSchema,
    place: locationSchema,
    people: peopleSchema.min(1),
    ...eveningFields,
  }),
  response: deskGroupSchema,
  errors: ['too-soon', 'rule-broken'],
});

/**
 * Changes a group's evening. If its date, hour or meeting place changes, everybody who is asked or comes is told and asked
 * again, and who has no place any more is no longer one of its `people`. A new date or hour must be at least seven days
 * ahead (`too-soon`). An evening that has begun, and one that was called off, stay as they are (`group-closed`), and so
 * does one that somebody has changed since `sequence` (`group-changed`).
 */
export const deskGroupMove = defineCall({
  method: 'POST',
  path: '/desk/groups/:id/move',
  input: z.strictObject({ ...groupId, sequence: z.int(), ...eveningFields }),
  response: deskGroupSchema,
  errors: ['too-soon', 'rule-broken', 'group-closed', 'group-changed'],
});

/** Calls a group off. Everybody who is asked or comes is told, with the reason, and waits on with their priority. */
export const deskGroupCallOff = defineCall({
  method: 'POST',
  path: '/desk/groups/:id/call-off',
  input: z.strictObject({
    ...groupId,
    reason: paragraphs(500).min(1, 'Please say why, for the group.'),
  }),
  response: deskGroupSchema,
  errors: ['group-closed'],
});

export type DeskGroup = z.infer<typeof deskGroupSchema>;
