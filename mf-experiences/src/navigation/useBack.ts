import { useLocation, useNavigate } from '@emberite/sdk/router';

/**
 * Goes back to the page the visitor came from. Somebody who arrived by a link from elsewhere has no
 * such page on this site and goes to `fallback`, a path of it.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const arrivedHere = useLocation().key === 'default';
  return () => void (arrivedHere ? navigate(fallback) : navigate(-1));
}
