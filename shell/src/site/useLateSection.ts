import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the section that the address names, and keeps it in place while the page loads around
 * it, until the user scrolls. A user who comes back, or reloads further down, stays where they
 * were.
 */
export function useLateSection(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const first = useRef(true);
  const stays = useEffectEvent(() => (first.current ? scrollY > 0 : isBack));
  useEffect(() => {
    const stayed = stays();
    first.current = false;
    if (!hash || stayed) return;
    let place = scrollY;
    const seek = () => {
      if (scrollY !== place) return observer.disconnect();
      document.getElementById(hash.slice(1))?.scrollIntoView();
      place = scrollY;
    };
    const observer = new MutationObserver(seek);
    observer.observe(document.body, { childList: true, subtree: true });
    seek();
    return () => observer.disconnect();
  }, [pathname, hash]);
}
