import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus on the page: if what had it went as `subject` changed, such as a pressed button, the
 * element with the returned ref gets it, or the page's heading.
 */
export function useLostFocus<E extends HTMLElement>(subject: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(subject);
  // While this renders, what is about to go still has the focus.
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  useEffect(() => {
    if (before.current === subject) return;
    before.current = subject;
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const element = target.current ?? document.querySelector('h1');
    if (element?.tabIndex === -1) element.tabIndex = -1;
    element?.focus({ preventScroll: true });
  });
  return target;
}
