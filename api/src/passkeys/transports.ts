import type { AuthenticatorTransport } from '@simplewebauthn/server';

const known: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** The ways in which a device says it can be reached, as far as they are known. */
export function transportsOf(words: readonly string[] = []): AuthenticatorTransport[] {
  return known.filter((transport) => words.includes(transport));
}
