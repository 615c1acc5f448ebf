/**
 * A path of this site to go back to, or null for anything else: other sites, and the ways in which
 * browsers can be talked into reading a path as one.
 */
export function sitePath(text: string | undefined): string | null {
  if (!text || text.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const base = 'https://site.invalid';
  const url = URL.parse(text, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
