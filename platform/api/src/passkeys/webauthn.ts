import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Config } from '../config.ts';

const clientDataSchema = z.object({ challenge: z.string() });

/**
 * The challenge that a device says it has signed. Whoever finds a ceremony of this browser under it
 * knows that it was ours. Empty if it cannot be read.
 *
 * @param clientData JSON in base64url
 */
export function challengeIn(clientData: string): string {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return clientDataSchema.parse(json).challenge;
  } catch {
    return '';
  }
}

/** The relying party of our passkeys: they only work on this site. */
export const relyingParty = ({ siteUrl }: Config) => ({
  id: new URL(siteUrl).hostname,
  origin: siteUrl,
});

const known: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** The known transports among those that a device reports. */
export const transportsOf = (names: readonly string[] = []): AuthenticatorTransport[] =>
  known.filter((transport) => names.includes(transport));
