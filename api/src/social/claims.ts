import { emailSchema } from '@emberite/sdk/contract/email';

/** What an id token says. */
export type Claims = Readonly<Record<string, unknown>>;

/** The tenant of personal Microsoft accounts, whose addresses Microsoft has confirmed itself. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

export function isConfirmedByGoogle(claims: Claims): boolean {
  return claims.email_verified === true;
}

/**
 * An organisation's administrator can give an account any address: it counts only if Microsoft says
 * that the domain's owner was checked. What the organisation itself says of that is not enough.
 */
export function isConfirmedByMicrosoft(claims: Claims): boolean {
  const checked = claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === '1';
  return checked || claims.tid === personalTenant;
}

/** The address in an id token in its normal form; null when there is none. */
export function emailIn(claims: Claims): string | null {
  return emailSchema.safeParse(claims.email).data ?? null;
}
