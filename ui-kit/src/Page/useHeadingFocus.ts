import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For pages that change without a new address path, such as the steps of a form. Whenever `subject`
 * changes, the page scrolls to its top and the heading with this ref gets the focus, so that a
 * screen reader announces it. Give the heading `tabIndex={-1}`. `before` is what the page showed
 * before this was mounted, if it replaces something.
 */
export function useHeadingFocus(
  subject: string | number,
  before = subject,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(before);
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return heading;
}
