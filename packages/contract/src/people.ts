import { defineCall, z } from './call.ts';
import { line } from './line.ts';
import { personSchema } from './person.ts';

/**
 * Returns discoverable members, the newest first, 24 at a time; `after` is `next` of the page
 * before. `access` says why there are none: members do not see each other yet, or the user has to
 * upload a video first.
 */
export const personList = defineCall({
  method: 'GET',
  path: '/people',
  input: z.strictObject({ after: line(100).optional() }),
  response: z.object({
    access: z.enum(['open', 'not-yet', 'upload-first']),
    people: z.array(personSchema),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in', 'profile-needed'],
});

/** Returns a member whom the user may see; any other is not found. `next` follows in the list. */
export const personGet = defineCall({
  method: 'GET',
  path: '/people/:id',
  input: z.strictObject({ id: line(100) }),
  response: z.object({ person: personSchema, next: z.string().nullable() }),
  errors: ['not-signed-in', 'profile-needed'],
});
