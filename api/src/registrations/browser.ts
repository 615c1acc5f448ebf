import { eq } from 'drizzle-orm';
import { hashSecret, isSecret, newSecret } from '../auth/secrets.ts';
import { day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import { dropToken, readToken, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../http/handle.ts';

/** Tells which registration a visitor's browser has made. */
const cookie = 'ember_poetry';

const lifetime = 90 * day;

/** This browser's token, if it is one that we could have given it. */
function tokenOf(context: RequestContext): string | undefined {
  const token = readToken(context, cookie);
  return token && isSecret(token) ? token : undefined;
}

/** The hash of this browser's token; a browser without one gets one. */
export function browserHash(context: RequestContext): string {
  const token = tokenOf(context) ?? newSecret();
  writeToken(context, cookie, token, lifetime / 1000);
  return hashSecret(token);
}

/** Gives what this browser registered for to the user who has just signed in with it. */
export async function adoptRegistration(
  context: RequestContext,
  db: Database,
  userId: string,
): Promise<void> {
  const token = tokenOf(context);
  if (!token) return;
  const [made] = await db
    .delete(registrations)
    .where(eq(registrations.browserHash, hashSecret(token)))
    .returning();
  if (made) {
    const { availability } = made;
    await db
      .insert(registrations)
      .values({ ...made, browserHash: null, userId })
      .onConflictDoUpdate({
        target: [registrations.userId, registrations.kind],
        set: { availability },
      });
  }
  dropToken(context, cookie);
}
