import { inArray } from 'drizzle-orm';
import { hashSecret, isSecret, newSecret } from '../secrets/secrets.ts';
import { day } from '../clock.ts';
import { registrations } from '../db/schema.ts';
import { dropToken, dropTokenTwins, readTokens, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../endpoint/handle.ts';

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

/** Finds what this browser has registered. */
export const ofBrowser = (context: RequestContext) => madeWith(tokensOf(context));

/** Lets this browser forget its registration. */
export function forgetRegistration(context: RequestContext): void {
  if (tokensOf(context).length === 0) return;
  dropTokenTwins(context, cookie);
  dropToken(context, cookie);
}
