import { useEffect, useState } from 'react';

/**
 * Counts down from a number of milliseconds, read once, and returns the whole seconds that are left. It does not
 * ask the clock, which may be put right meanwhile.
 */
export function useSecondsLeft(wait: () => number): number {
  const [end] = useState(() => performance.now() + wait());
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(performance.now()), 1000);
    return () => clearTimeout(timer);
  }, [left, now]);
  return left;
}
