/**
 * Whether it is worth asking who is signed in: a cookie that the page can read stands beside the
 * session's own, which it cannot.
 */
export function hasSessionHint(): boolean {
  return typeof document !== 'undefined' && /(^|;\s*)ember_session=1/.test(document.cookie);
}
