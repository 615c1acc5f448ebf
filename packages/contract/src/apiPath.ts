/** Whether the API serves this path, rather than a page. */
export function isApiPath(path: string): boolean {
  return /^\/(api|payment|dev|\.auth\/login)([/?#]|$)/.test(path);
}
