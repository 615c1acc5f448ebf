import { isApiPath } from './apiPath.ts';

const longest = 2000;

/** The sign-in pages: returning to them would be a loop. */
const signInPages = /^\/(login|create-account|\.auth)(\/|$)/;

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
 * Returns the path that a sign-in may return to: `value` in its normal form, with query and hash.
 * Returns null if it is not the path of a page of this site, or is a sign-in page. Lookalikes are
 * rejected, not repaired: double slashes, backslashes or control characters, even if
 * percent-encoded repeatedly. Page and API both use this rule.
 */
export function sitePath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.length > longest) return null;
  const site = 'https://site.invalid';
  if (/\s/.test(value) || treacherous.test(value) || !URL.canParse(value, site)) return null;
  const { origin, pathname, search, hash } = new URL(value, site);
  const plain = decoded(pathname)?.toLowerCase();
  if (origin !== site || plain === undefined) return null;
  if (plain.includes('//') || treacherous.test(plain)) return null;
  if (signInPages.test(plain) || isApiPath(plain)) return null;
  return pathname + search + hash;
}

/**
 * Returns `path` with the parameter that makes the site tell users that they are signed in again.
 */
export function successPath(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid');
  searchParams.set('authSuccess', 'true');
  return `${pathname}?${searchParams.toString()}${hash}`;
}
