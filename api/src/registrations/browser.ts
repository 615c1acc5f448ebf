import { eq } from 'drizzle-orm';
import { hashSecret, isSecret, newSecret } from '../auth/secrets.ts';
import { day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import { dropToken, readToken, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../http/handle.ts';

/** Identifies the registration of a visitor's browser. */
const cookie = 'ember_poetry';

/** How long a visitor's registration waits for a sign-in, in milliseconds. */
export const registrationLifetime = 90 * day;

/** Returns this browser's token, if we could have issued it. */
function tokenOf(context: RequestContext): string | undefined {
  const token = readToken(context, cookie);
  return token && isSecret(token) ? token : undefined;
}

/** Returns the hash of this browser's token. Sets a new token if there is none. */
export function browserHash(context: RequestContext): string {
  const token = tokenOf(context) ?? newSecret();
  writeToken(context, cookie, token, registrationLifetime / 1000);
  return hashSecret(token);
}

/** Assigns this browser's registration to the user who has just signed in. */
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
