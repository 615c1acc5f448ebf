/** The default page after a sign-in. */
const home = '/emberite';

const longest = 2000;

/** The sign-in pages themselves: returning to them would be a loop. */
const signInPages = /^\/(login|create-account)(\/|$)/i;

/** Browsers treat a backslash as a slash, and drop some control characters first. */
const treacherous = /[\\\p{Cc}\p{Cf}]/u;

/** Decodes percent-encoding until nothing changes. Returns null if it is malformed. */
function decoded(text: string): string | null {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return null;
  }
}

/**
 * Returns the path a sign-in may return to: `value` in its normal form, or null if it is not a
 * plain path of this site. Lookalikes are rejected, not repaired: double slashes, backslashes or
 * control characters, even if percent-encoded repeatedly.
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

/** Returns the page to open after a sign-in that interrupted the way to `redirectedFrom`. */
export function destination(redirectedFrom: string | null): string {
  return sameSitePath(redirectedFrom) ?? home;
}
