import { ProgressLine } from '@emberite/ui-kit/ProgressLine';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds a navigation may take before the page shows that it is under way. */
const delay = 300;

/** The slim bar over a page that is being left for one that takes a while. */
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
