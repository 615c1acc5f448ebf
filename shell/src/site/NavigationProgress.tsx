import { ProgressLine } from '@emberite/ui-kit/ProgressLine';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds a navigation may take before the page says that it is under way. */
const patience = 300;

/** The slim bar over a page that is being left for one that takes a while. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return <ProgressLine active={late && busy} label="Loading the page" />;
}
