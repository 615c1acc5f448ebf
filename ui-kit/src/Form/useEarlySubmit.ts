import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns a ref for a form, which is submitted once the page listens if it was submitted before: the document's
 * `earlySubmitScript` notes that. Give the form the method `dialog`, which does nothing outside a dialog, so that the
 * browser does not send it.
 */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement & { isEarly?: boolean }>(null);
  const [isEarly, setIsEarly] = useState<boolean>();
  useEffect(() => setIsEarly(form.current?.isEarly), []);
  // After the effects of the page, which reads what was typed before.
  useEffect(() => {
    if (isEarly) form.current?.requestSubmit();
  }, [isEarly]);
  return form;
}
