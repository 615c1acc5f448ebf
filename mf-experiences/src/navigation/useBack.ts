import { useLocation, useNavigate } from '@emberite/sdk/router';

/**
 * Whether the previous page of this tab is one of this site, which loaded this page as a document.
 * The payment page is not one to return to.
 */
const cameFromHere = () =>
  history.length > 1 &&
  document.referrer.startsWith(`${location.origin}/`) &&
  !document.referrer.startsWith(`${location.origin}/payment`);

/** The state of a history entry whose page replaced the address that it was opened with. */
export interface Arrival {
  /** It is the first of this document. */
  isFirst?: boolean | undefined;
}

/**
 * Returns a function that goes back to the previous page. Visitors who arrived by a link from
 * another site go to `fallback`, a path of this site.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isFirst = key === 'default' || (state as Arrival | null)?.isFirst === true;
  return () => void (isFirst && !cameFromHere() ? navigate(fallback) : navigate(-1));
}
