/** The value of a cookie in a `Cookie` header; undefined without it. */
export function parseCookie(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const cookie = header?.split(';').find((one) => one.trimStart().startsWith(start));
  return cookie?.trim().slice(start.length);
}
