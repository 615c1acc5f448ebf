import { randomInt } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { invites, profiles } from '../db/schema.ts';

/** Letters and digits that look distinct. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Replaces, in a code, a name without plain letters, or that of a member who has left. */
const nameless = 'EMBER';

/** Creates a code: the plain letters and digits of the member's name, and a random part. */
export function newInviteCode(textPart: string): string {
  const plain = textPart.normalize('NFKD').replace(/[^a-z0-9]/gi, '');
  const name = plain.slice(0, 20).toUpperCase() || nameless;
  const random = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${name}-${random.join('')}`;
}

/** Takes a member's name out of the codes that friends have joined with. */
export async function forgetInviter(userId: string, db: Database): Promise<void> {
  const { inviteCode } = profiles;
  const theirs = db.select({ code: invites.code }).from(invites).where(eq(invites.ownerId, userId));
  await db
    .update(profiles)
    .set({ inviteCode: sql`regexp_replace(${inviteCode}, '^[^-]*', ${nameless})` })
    .where(inArray(inviteCode, theirs));
}
