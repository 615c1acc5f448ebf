import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the page is still shown: whoever has left it meanwhile is not led anywhere by what it was waiting for. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
