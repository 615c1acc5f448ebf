/** The query of the sign-in page. */
export interface SignInQuery {
  /** The path on this site to go to after signing in. */
  redirectedFrom?: string | null | undefined;
  /** The user is signed in, but has to sign in again. */
  again?: 'true';
  /** A provider that cannot be used to sign in. */
  unavailable?: string | undefined;
}

/** Returns the path of the sign-in page `page`, with its query. */
export function signInPath(page: string, { ...query }: SignInQuery): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) given.set(name, value);
  const text = given.toString();
  return text ? `${page}?${text}` : page;
}
