import { useLocation, useNavigate } from '@emberite/sdk/router';

/**
 * Returns a function that goes back to the previous page. Visitors who arrived by a link from
 * another site go to `fallback`, a path of this site.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const arrivedHere = useLocation().key === 'default';
  return () => void (arrivedHere ? navigate(fallback) : navigate(-1));
}
