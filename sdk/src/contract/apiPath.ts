/** Whether a path of the site is served by the API host rather than by a page. */
export function isApiPath(path: string): boolean {
  return /^\/(api|payment|dev|\.auth\/login)([/?#]|$)/.test(path);
}
