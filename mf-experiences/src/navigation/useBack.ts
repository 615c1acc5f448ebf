import { useNavigate } from '@emberite/sdk/router';

/**
 * Whether the previous page of this tab is one of this site, which loaded this page as a document.
 * The payment page is not one to return to.
 */
const cameFromHere = () =>
  history.length > 1 &&
  document.referrer.startsWith(`${location.origin}/`) &&
  !document.referrer.startsWith(`${location.origin}/payment`);

/**
 * Whether this page is the first of its document. The router counts the entries of the history, also
 * through a sign-in that replaced the address the document was opened with.
 */
const isFirst = () => (history.state as { idx?: number } | null)?.idx === 0;

/**
 * Returns a function that goes back to the previous page. Visitors who arrived by a link from
 * another site go to `fallback`, a path of this site.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (isFirst() && !cameFromHere() ? navigate(fallback) : navigate(-1));
}
