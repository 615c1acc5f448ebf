/** Where somebody goes who was on the way nowhere in particular. */
const home = '/emberite';

const longest = 2000;

/** The pages of signing in themselves: to come back to them would be a circle. */
const signInPages = /^\/(login|create-account)(\/|$)/i;

/** Browsers read a backslash as a slash, and drop some control characters before they look. */
const treacherous = /[\\\p{Cc}\p{Cf}]/u;

/** Takes percent-encoding off until nothing changes, or answers null where it is broken. */
function decoded(text: string): string | null {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return null;
  }
}

/**
 * The path a sign-in may lead back to: `value` in its plain form, or null for anything that is not
 * simply a path of this site. What only looks like one is refused, not repaired: two slashes,
 * backslashes or control characters, also when percent-encoded, once or more often.
 */
export function sameSitePath(value: string | null): string | null {
  if (!value?.startsWith('/') || value.length > longest) return null;
  const site = 'https://site.invalid';
  if (/\s/.test(value) || treacherous.test(value) || !URL.canParse(value, site)) return null;
  const { origin, pathname, search, hash } = new URL(value, site);
  const plain = decoded(pathname);
  if (origin !== site || plain === null) return null;
  if (plain.includes('//') || treacherous.test(plain) || signInPages.test(plain)) return null;
  return pathname + search + hash;
}

/** Where to go after a sign-in that was asked for on the way to `redirectedFrom`. */
export function destination(redirectedFrom: string | null): string {
  return sameSitePath(redirectedFrom) ?? home;
}
