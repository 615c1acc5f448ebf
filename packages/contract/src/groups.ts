import { defineCall, z } from './call.ts';
import { eveningSchema, groupAnswerSchema } from './groupFields.ts';
import { line } from './line.ts';
import { personSchema } from './person.ts';

/**
 * A group of the signed-in member. `sequence` counts the changes of its evening; an older API sends none. `calendar` is the address of the evening's calendar file, or null if the member does not come.
 *
 * `company` is who comes: how many, the member included, of a group of `size`, and the others whom the member may see. `access` says whether
 * the member may see others at all: `not-yet` before visibility opens, `upload-first` while they have uploaded no video.
 * It is null for a member who has no place in the group, and once the evening has ended.
 */
const memberGroupSchema = z.object({
  ...eveningSchema.shape,
  sequence: z.int().optional(),
  calendar: z.string().nullable(),
  company: z
    .object({
      size: z.int(),
      coming: z.int(),
      access: z.enum(['open', 'not-yet', 'upload-first']),
      people: z.array(personSchema.pick({ id: true, name: true, videos: true })),
    })
    .nullable(),
});

/** Lists the groups that the member was asked for: the next evening first, then those that are over. */
export const groupList = defineCall({
  method: 'GET',
  path: '/groups',
  input: z.strictObject({}),
  response: z.object({ groups: z.array(memberGroupSchema) }),
  errors: ['not-signed-in'],
});

/**
 * Answers an invitation of the signed-in member. The same answer may be sent again. A yes may become a no until two days
 * before the evening; a no cannot be taken back, because its place is offered to the next person at once. Refused
 * otherwise, and once the place has gone to somebody else (`answer-too-late`).
 * A question is about the evening that the member has seen: with its `sequence`, the answer is refused if the evening has
 * changed since (`group-changed`).
 */
export const groupAnswer = defineCall({
  method: 'POST',
  path: '/groups/:id/answer',
  input: z.strictObject({
    id: line(100).min(1),
    answer: groupAnswerSchema,
    sequence: z.int().optional(),
  }),
  response: memberGroupSchema,
  errors: ['not-signed-in', 'answer-too-late', 'group-changed'],
});

export type MemberGroup = z.infer<typeof memberGroupSchema>;
