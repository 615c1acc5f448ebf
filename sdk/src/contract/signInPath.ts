/** The query of the sign-in page. */
export interface SignInQuery {
  /** The path of this site that it leads on to. */
  redirectedFrom?: string | null | undefined;
  /** The user is signed in, but has to sign in again. */
  again?: 'true';
  /** A provider that it cannot lead through. */
  unavailable?: string | undefined;
}

/** Returns the path of a `page` that signs in, with its query. */
export function signInPath(page: string, { ...query }: SignInQuery): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) given.set(name, value);
  const text = given.toString();
  return text ? `${page}?${text}` : page;
}
