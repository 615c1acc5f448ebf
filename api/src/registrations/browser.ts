import { eq } from 'drizzle-orm';
import type { Registration } from '@emberite/sdk/contract/registration';
import { hashSecret, isSecret, newSecret } from '../auth/secrets.ts';
import { day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import { dropToken, readToken, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../http/handle.ts';
import { toRegistration } from './toRegistration.ts';

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

/** Whether a visitor has registered with this browser. */
export async function hasRegistered(context: RequestContext): Promise<boolean> {
  const token = tokenOf(context);
  if (!token) return false;
  const mine = eq(registrations.browserHash, hashSecret(token));
  return (await context.db.$count(registrations, mine)) > 0;
}

/** Assigns this browser's registration, if there is one, to the user who has just signed in. */
export async function adoptRegistration(
  context: RequestContext,
  db: Database,
  userId: string,
): Promise<Registration | undefined> {
  const token = tokenOf(context);
  if (!token) return undefined;
  dropToken(context, cookie);
  const [made] = await db
    .delete(registrations)
    .where(eq(registrations.browserHash, hashSecret(token)))
    .returning();
  if (!made) return undefined;
  const { availability, updatedAt } = made;
  const [stored] = await db
    .insert(registrations)
    .values({ ...made, browserHash: null, userId })
    .onConflictDoUpdate({
      target: [registrations.userId, registrations.kind],
      set: { availability, updatedAt },
    })
    .returning();
  return stored && toRegistration(stored);
}
