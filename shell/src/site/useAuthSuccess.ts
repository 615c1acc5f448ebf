import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * On a page that is entered with `authSuccess=true`: removes the parameter and says that the user
 * is signed in again. The code for that is loaded only then, because it is rare.
 */
export function useAuthSuccess(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!search.includes('authSuccess=true')) return;
    // If it cannot be loaded, only the notice is missing.
    void import(/* webpackChunkName: 'rare' */ './authSuccess.ts')
      .then(({ greet }) => greet(navigate))
      .catch(() => null);
  }, [search, navigate]);
}
