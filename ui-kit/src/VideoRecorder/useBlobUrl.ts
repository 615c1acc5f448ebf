import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Gives an element's attribute the object URL of a blob while the element is shown. */
export function useBlobUrl(
  element: RefObject<Element | null>,
  attribute: 'src' | 'href',
  blob: Blob,
): void {
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    element.current?.setAttribute(attribute, url);
    return () => URL.revokeObjectURL(url);
  }, [element, attribute, blob]);
}
