/**
 * The values of a cookie, as sent, in a `Cookie` header or `document.cookie`. There may be several: browsers send all
 * cookies of one name that were set for different paths.
 */
export const cookiesIn = (cookies: string, name: string): string[] =>
  cookies.split(';').flatMap((one) => {
    const [key = '', ...value] = one.split('=');
    return key.trim() === name && value.length > 0 ? [value.join('=').trim()] : [];
  });

/**
 * The name of a cookie at a site. Browsers share cookies among all ports of a machine, so outside production, where
 * sites are not encrypted and have a port, the name says which.
 *
 * @param siteUrl origin of the site
 */
export function siteCookie(name: string, siteUrl: string): string {
  const { protocol, port } = new URL(siteUrl);
  return protocol === 'http:' && port !== '' ? `${name}_${port}` : name;
}
