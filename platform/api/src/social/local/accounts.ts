import type { Account } from 'oidc-provider';

/** The id prefix of accounts whose address is not verified. */
const unconfirmedPrefix = 'unconfirmed:';

/** The account id of an email address. */
export function accountId(email: string, isConfirmed: boolean): string {
  return isConfirmed ? email : unconfirmedPrefix + email;
}

/** Returns the account with this id. Everyone has one. */
export function account(id: string): Account {
  const isConfirmed = !id.startsWith(unconfirmedPrefix);
  const email = isConfirmed ? id : id.slice(unconfirmedPrefix.length);
  return {
    accountId: id,
    claims: () => ({ sub: id, email, email_verified: isConfirmed }),
  };
}
