import { useLocation, useNavigate } from '@emberite/sdk/router';

/** Whether the previous page of this tab is one of this site, which loaded this page as a document. */
const cameFromHere = () =>
  history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/**
 * Returns a function that goes back to the previous page. Visitors who arrived by a link from
 * another site go to `fallback`, a path of this site.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst && !cameFromHere() ? navigate(fallback) : navigate(-1));
}
