import { defineCall, z } from './call.ts';
import { line } from './line.ts';
import { personSchema } from './person.ts';

/** Returns a member whom the user may see; any other is not found. `next` follows in the list. */
export const personGet = defineCall({
  method: 'GET',
  path: '/people/:id',
  input: z.strictObject({ id: line(100) }),
  response: z.object({ person: personSchema, next: z.string().nullable() }),
  errors: ['not-signed-in', 'profile-needed'],
});
