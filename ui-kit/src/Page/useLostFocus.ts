import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus on the page: if what had it went as `subject` changed, such as a pressed button, the
 * element with the returned ref gets it, or the page's heading.
 */
export function useLostFocus<E extends HTMLElement>(subject: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const take = (event: FocusEvent) => {
      focused.current = event.target;
    };
    // Chromium also says so of what is being removed, and is still connected then.
    const leave = ({ target: left }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current === left && (left as Node).isConnected) focused.current = null;
      });
    focused.current = document.activeElement;
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    const { current } = focused;
    const isGone = current instanceof Node && !current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    const element = target.current ?? document.querySelector('h1');
    if (element?.tabIndex === -1) element.tabIndex = -1;
    element?.focus({ preventScroll: true });
  }, [subject]);
  return target;
}
