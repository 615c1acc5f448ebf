import { z } from './zod.ts';

/** A user's passkey. Times are ISO; `lastUsedAt` is null before the first use. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** Options for the browser's `navigator.credentials`, in WebAuthn's JSON form. */
export const passkeyOptionsSchema = z.record(z.string(), z.unknown());

const base64url = z
  .string()
  .regex(/^[\w-]+=*$/)
  .max(20_000);

/** The id of a credential: at most 1023 bytes, as WebAuthn defines. */
const credentialId = base64url.max(1364);

/** The fields of every browser response, in WebAuthn's JSON form. */
const credentialFields = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A new credential, as the browser's `PublicKeyCredential.toJSON()` returns it. */
export const newCredentialSchema = z.strictObject({
  ...credentialFields,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** A signature by a known credential. */
export const usedCredentialSchema = z.strictObject({
  ...credentialFields,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).nullish(),
  }),
});

export type Passkey = z.infer<typeof passkeySchema>;
