import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { InputOf } from '@emberite/contract/call';
import { passkeySignIn, passkeySignInBegin } from '@emberite/contract/passkeys';
import { enter } from '../auth/enter.ts';
import { beginCeremony, finishCeremony } from '../session/ceremony.ts';
import { hour } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { passkeys, users } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { challengeIn, relyingParty, transportsOf } from './webauthn.ts';

const kind = 'passkey_sign_in';
/** High, because the login begins one each time it is shown. */
const starts: Limit = { name: 'passkey-client', max: 1000, windowMs: hour };

export const passkeySignInBeginEndpoint = handle(passkeySignInBegin, async (context) => {
  await countClient(starts, context);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    userVerification: 'required',
  });
  await beginCeremony(context, kind, options.challenge, {});
  return { ...options };
});

/**
 * Verifies a signature by a stored passkey. Returns its new counter, or null if the signature is
 * invalid.
 */
async function check(
  { credential }: InputOf<typeof passkeySignIn>,
  stored: typeof passkeys.$inferSelect,
  challenge: string,
  context: RequestContext,
): Promise<number | null> {
  const party = relyingParty(context.config);
  const { response, authenticatorAttachment } = credential;
  const result = await verifyAuthenticationResponse({
    response: {
      ...credential,
      authenticatorAttachment: authenticatorAttachment ?? undefined,
      response: { ...response, userHandle: response.userHandle ?? undefined },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
      transports: transportsOf(stored.transports),
    },
    requireUserVerification: true,
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

export const passkeySignInEndpoint = handle(passkeySignIn, async (context) => {
  const { input, db } = context;
  const challenge = challengeIn(input.credential.response.clientDataJSON);
  const begun = await finishCeremony(context, kind, challenge);
  const [stored] = await db.select().from(passkeys).where(eq(passkeys.id, input.credential.id));
  if (!begun || !stored) throw new ApiFailure('passkey-refused');
  const counter = await check(input, stored, challenge, context);
  if (counter === null) throw new ApiFailure('passkey-refused');
  const identify = async (transaction: Database) => {
    // Locked first, as by whoever deletes the account.
    await transaction.select().from(users).where(eq(users.id, stored.userId)).for('update');
    // A copied device that signs at the same time finds a newer counter.
    const used = await transaction
      .update(passkeys)
      .set({ counter, lastUsedAt: context.clock() })
      .where(and(eq(passkeys.id, stored.id), eq(passkeys.counter, stored.counter)))
      .returning();
    if (used.length === 0) throw new ApiFailure('passkey-refused');
    return stored.userId;
  };
  return { email: await enter(context, identify, true) };
});
