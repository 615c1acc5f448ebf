import type { Account } from 'oidc-provider';

/** Marks the accounts whose address is not confirmed. */
const unconfirmedPrefix = 'unconfirmed:';

/** The id of the account of whoever typed this address. */
export function accountId(email: string, isConfirmed: boolean): string {
  return isConfirmed ? email : unconfirmedPrefix + email;
}

/** Everybody has an account here: what the id token says of it. */
export function account(id: string): Account {
  const isConfirmed = !id.startsWith(unconfirmedPrefix);
  const email = isConfirmed ? id : id.slice(unconfirmedPrefix.length);
  return {
    accountId: id,
    claims: () => ({ sub: id, email, email_verified: isConfirmed }),
  };
}
