import { emailSchema } from '@emberite/contract/email';

export type Claims = Readonly<Record<string, unknown>>;

/** The tenant of personal Microsoft accounts, whose addresses Microsoft verifies itself. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

export function isConfirmedByGoogle(claims: Claims): boolean {
  return claims.email_verified === true;
}

/**
 * Whether Microsoft has verified the address. An organisation's administrator can give an account
 * any address, so it only counts if Microsoft has verified the domain's owner. The organisation's
 * own claims are not enough.
 */
export function isConfirmedByMicrosoft(claims: Claims): boolean {
  const checked = claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === '1';
  return checked || claims.tid === personalTenant;
}

/** Returns the normalized email address of an id token, or null. */
export function emailIn(claims: Claims): string | null {
  return emailSchema.safeParse(claims.email).data ?? null;
}
