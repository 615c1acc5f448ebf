import { inArray } from 'drizzle-orm';
import type { Registration } from '@emberite/contract/registration';
import { hashSecret, isSecret, newSecret } from '../secrets/secrets.ts';
import { day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';
import { dropToken, dropTokenTwins, readTokens, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { toRegistration } from '../db/toRegistration.ts';

/** Identifies the registration of a visitor's browser. */
const cookie = 'ember_poetry';

/** How long a visitor's registration waits for a sign-in, in milliseconds. */
export const registrationLifetime = 90 * day;

/** Returns the tokens of this browser that we could have issued. */
const tokensOf = (context: RequestContext): string[] =>
  readTokens(context, cookie).filter(isSecret);

/** The registrations that were made with those tokens. */
const madeWith = (tokens: string[]) => inArray(registrations.browserHash, tokens.map(hashSecret));

/** Returns the hash of this browser's token. Sets a new token if there is none. */
export function browserHash(context: RequestContext): string {
  const token = tokensOf(context)[0] ?? newSecret();
  writeToken(context, cookie, token, registrationLifetime / 1000);
  return hashSecret(token);
}

/** Whether a visitor has registered with this browser. */
export async function hasRegistered(context: RequestContext): Promise<boolean> {
  const tokens = tokensOf(context);
  return tokens.length > 0 && (await context.db.$count(registrations, madeWith(tokens))) > 0;
}

/** Assigns this browser's registration, if there is one, to the user who has just signed in. */
export async function adoptRegistration(
  context: RequestContext,
  db: Database,
  userId: string,
): Promise<Registration | undefined> {
  const tokens = tokensOf(context);
  if (tokens.length === 0) return undefined;
  dropTokenTwins(context, cookie);
  dropToken(context, cookie);
  const [made] = await db.delete(registrations).where(madeWith(tokens)).returning();
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
