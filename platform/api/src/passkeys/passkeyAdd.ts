import { createHash } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { brand } from '@emberite/content/brand';
import { passkeyAdd, passkeyBegin } from '@emberite/contract/passkeys';
import { beginCeremony, finishCeremony } from '../session/ceremony.ts';
import { passkeys, users } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';
import { tellOwner } from '../mail/accountMessage.ts';
import { countMailed } from '../mail/notice.ts';
import { findPasskeys, toPasskey } from './loadPasskeys.ts';
import { challengeIn, relyingParty, transportsOf } from './webauthn.ts';

const kind = 'passkey_add';

/** More devices than anyone has. */
const maxPasskeys = 20;

/** Ed25519, ES256 and RS256: what current devices support. */
const algorithms = [-8, -7, -257];

const refused = () =>
  new ApiFailure('passkey-refused', 'We could not add this passkey. Please try again.');

const tooMany = () =>
  new ApiFailure(
    'too-much-kept',
    'You have reached the limit. Remove a passkey that you no longer use, then try again.',
  );

const begunSchema = z.object({ userId: z.string() });

export const passkeyBeginEndpoint = handleRecentSignIn(passkeyBegin, async (context) => {
  const { userId, db, config } = context;
  const existing = await findPasskeys(userId, db);
  // Refused before the device creates a passkey that we would not store.
  if (existing.length >= maxPasskeys) throw tooMany();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(config).id,
    userName: userId,
    userID: new Uint8Array(createHash('sha256').update(userId).digest()),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await beginCeremony(context, kind, options.challenge, { userId });
  return { ...options };
});

export const passkeyAddEndpoint = handleRecentSignIn(passkeyAdd, async (context) => {
  const { input, userId, db, config } = context;
  await countMailed(userId, context);
  const challenge = challengeIn(input.credential.response.clientDataJSON);
  const { data: begun } = begunSchema.safeParse(await finishCeremony(context, kind, challenge));
  if (begun?.userId !== userId) throw refused();
  const party = relyingParty(config);
  const { credential } = input;
  const transports = transportsOf(credential.response.transports);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
      response: { ...credential.response, transports },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  // Only the signed id counts, whatever the browser sent.
  if (registrationInfo?.credential.id !== credential.id) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  const [stored] = await db.transaction(async (transaction) => {
    // Locked, so that two requests at once do not exceed the limit.
    await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if ((await findPasskeys(userId, transaction)).length >= maxPasskeys) throw tooMany();
    return transaction
      .insert(passkeys)
      .values({
        id,
        userId,
        name: input.name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning();
  });
  if (!stored) throw refused();
  await tellOwner(context, userId, { kind: 'passkey-added', name: stored.name });
  return toPasskey(stored);
});
