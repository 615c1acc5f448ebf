import type { Account } from 'oidc-provider';

/** Marks the accounts whose address is not confirmed. */
const mark = 'unconfirmed:';

/** The id of the account of whoever typed this address. */
export function accountId(email: string, isConfirmed: boolean): string {
  return isConfirmed ? email : mark + email;
}

/** Everybody has an account here: what the id token says of it. */
export function account(id: string): Account {
  const isConfirmed = !id.startsWith(mark);
  const email = isConfirmed ? id : id.slice(mark.length);
  return {
    accountId: id,
    claims: () => ({ sub: id, email, email_verified: isConfirmed }),
  };
}
