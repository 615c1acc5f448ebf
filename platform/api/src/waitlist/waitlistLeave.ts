import { eq } from 'drizzle-orm';
import { waitlistLeave } from '@emberite/contract/waitlist';
import { hashSecret } from '../secrets/secrets.ts';
import { waitlist } from '../db/schema.ts';
import { handle } from '../endpoint/handle.ts';

export const waitlistLeaveEndpoint = handle(waitlistLeave, async ({ input, db }) => {
  await db.delete(waitlist).where(eq(waitlist.secretHash, hashSecret(input.secret)));
  return {};
});
