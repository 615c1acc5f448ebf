import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const heading = () => document.querySelector<HTMLElement>('#content h1');

function focusPage(): void {
  const target =
    document.getElementById(location.hash.slice(1)) ??
    heading() ??
    document.getElementById('content');
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Moves the focus to a page that is late, unless the user has moved it since. */
export function focusLatePage(): void {
  if (document.activeElement?.contains(heading())) focusPage();
}

/**
 * Moves the focus after a navigation to the new page's heading, or to the section that the address
 * names, so that a screen reader announces it and the keyboard continues from there.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  // The link to a section may be followed again.
  const toSection = hash && key;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else focusPage();
  }, [pathname, toSection]);
}
