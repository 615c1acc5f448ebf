import { onSessionElsewhere, useUser } from '@emberite/sdk/session';
import { useEffect, useState } from 'react';

/**
 * Calls `go` once after somebody signed in in another tab, as soon as this tab is `idle`: its own
 * sign-in would leave the page, too.
 */
export function useSignedInElsewhere(idle: boolean, go: () => void): void {
  const user = useUser();
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => onSessionElsewhere(() => setElsewhere(true)), []);
  const leaves = elsewhere && idle && user !== null;
  useEffect(() => {
    if (leaves) go();
    // `go` is a new function on each render but always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [leaves]);
}
