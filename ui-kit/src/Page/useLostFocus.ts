import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus on the page: if the focused element, such as a pressed button, disappeared when
 * `subject` changed, the element with the returned ref gets the focus, or else the page's heading, as
 * soon as there is one.
 */
export function useLostFocus<E extends HTMLElement>(subject: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(subject);
  /** What had the focus and is gone, while there is nothing to move the focus to. */
  const lost = useRef<Element | null>(null);
  // During this render, the element that is about to disappear still has the focus.
  const focused = globalThis.document?.activeElement;
  function restoreTo(element: HTMLElement | null): void {
    if (before.current !== subject && !focused?.isConnected) lost.current = focused;
    before.current = subject;
    if (!lost.current || !element) return;
    lost.current = null;
    if (document.activeElement !== document.body) return;
    if (element.tabIndex === -1) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  // What names an element comes first, also from around what would take the page's heading.
  useLayoutEffect(() => restoreTo(target.current));
  useEffect(() => restoreTo(document.querySelector('h1')));
  return target;
}
