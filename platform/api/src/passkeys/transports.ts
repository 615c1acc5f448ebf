import type { AuthenticatorTransport } from '@simplewebauthn/server';

const known: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** The known transports among those that a device reports. */
export function transportsOf(names: readonly string[] = []): AuthenticatorTransport[] {
  return known.filter((transport) => names.includes(transport));
}
