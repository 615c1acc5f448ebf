import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom';

/**
 * Scrolls to where a user who comes back was, or to the section that the address names, and keeps it in place while the
 * page loads around it, until the user scrolls. A user who reloads further down stays where they were.
 */
export function useLatePlace(): void {
  const { pathname, hash } = useLocation();
  /** Where a user who comes back was; otherwise, no number. */
  const saved = useContext(RouterState)?.restoreScrollPosition;
  const first = useRef(true);
  const stays = useEffectEvent(() => first.current && scrollY > 0);
  useEffect(() => {
    const stayed = stays();
    first.current = false;
    if ((!hash && !saved) || stayed) return;
    let place = scrollY;
    const seek = () => {
      if (scrollY !== place || place === saved) return observer.disconnect();
      if (saved) scrollTo(0, saved);
      else document.getElementById(hash.slice(1))?.scrollIntoView();
      place = scrollY;
    };
    const observer = new MutationObserver(seek);
    observer.observe(document.body, { childList: true, subtree: true });
    seek();
    return () => observer.disconnect();
  }, [pathname, hash, saved]);
}
