/**
 * Returns `text` if it is a path of this site, and null otherwise: for other sites, and for
 * anything that browsers might read as one.
 */
export function sitePath(text: string | undefined): string | null {
  if (!text || text.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const base = 'https://site.invalid';
  const url = URL.parse(text, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
