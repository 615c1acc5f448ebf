import { session } from '@emberite/sdk/session';
import { discardUnsaved, hasUnsaved } from '@emberite/sdk/unsaved';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Lets the browser ask before the document is left. The browser has its own words. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Asks before unsaved edits are lost. Signing in again after the session has ended loses none. */
export default function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      session.status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, []);
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
  };
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      keep="Stay here"
      action="Leave"
      closeLabel="Close"
      onKeep={() => blocker.reset?.()}
      onConfirm={leave}
    >
      Your changes are not saved yet.
    </Confirm>
  );
}
