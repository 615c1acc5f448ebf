/** The value of a cookie, as sent, in a `Cookie` header or `document.cookie`; undefined without it. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const cookie = cookies.split(';').find((one) => one.trimStart().startsWith(start));
  return cookie?.trim().slice(start.length);
}
