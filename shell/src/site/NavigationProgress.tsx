import { ProgressLine } from '@emberite/ui-kit/ProgressLine';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds before a navigation shows the progress bar. */
const delay = 300;

/** A slim progress bar at the top of the page during a slow navigation. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return <ProgressLine active={late && busy} label="Loading the page" />;
}
