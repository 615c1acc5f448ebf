/**
 * Returns the secret at the beginning of what follows the `#` of a mailed link; empty if there is none.
 * Ours have 43 characters; behind one may be a full stop, a bracket or an invisible space.
 */
export const secretIn = (hash: string): string =>
  /([\w-]{43})(?:[^\w-]|$)/.exec(hash)?.[1] ?? /[\w-]+/.exec(hash)?.[0] ?? '';
