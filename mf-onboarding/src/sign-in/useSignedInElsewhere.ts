import { onSessionElsewhere, useUser } from '@emberite/sdk/session';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `go` once after somebody signed in in another tab, as soon as this tab is `idle`: its own
 * sign-in would leave the page, too.
 */
export function useSignedInElsewhere(idle: boolean, go: () => void): void {
  const user = useUser();
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => onSessionElsewhere(() => setElsewhere(true)), []);
  const leaves = elsewhere && idle && user !== null;
  const leave = useEffectEvent(go);
  useEffect(() => {
    if (leaves) leave();
  }, [leaves]);
}
