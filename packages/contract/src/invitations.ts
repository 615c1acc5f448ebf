import { defineCall, z } from './call.ts';
import { eveningSchema, groupAnswerSchema } from './groupFields.ts';

/** The secret in the links of an invitation's mail. */
const secret = z.string().min(1).max(100);

/**
 * Shows the evening that the link of a mail belongs to, and changes nothing. It needs no session, and is a POST so that
 * the secret is in no address, which servers log. The link of an earlier mail about the same evening no longer works
 * (`wrong-link`).
 */
export const invitationGet = defineCall({
  method: 'POST',
  path: '/invitations',
  input: z.strictObject({ secret }),
  response: eveningSchema,
  errors: ['wrong-link', 'too-many-requests'],
});

/** Answers an invitation by the link of its mail, without a session; otherwise like `groupAnswer`. */
export const invitationAnswer = defineCall({
  method: 'POST',
  path: '/invitations/answer',
  input: z.strictObject({ secret, answer: groupAnswerSchema }),
  response: eveningSchema,
  errors: ['wrong-link', 'answer-too-late', 'too-many-requests'],
});
