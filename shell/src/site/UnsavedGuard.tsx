import { session } from '@emberite/sdk/session';
import { discardUnsaved, hasUnsaved } from '@emberite/sdk/unsaved';
import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useBlocker } from 'react-router-dom';
import type { LeaveQuestionProps } from './LeaveQuestion.tsx';

/** Lets the browser ask before the document is left. The browser uses its own text. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Stays, because edits must not be lost without asking. */
function Stay({ onStay }: LeaveQuestionProps) {
  useEffect(onStay, [onStay]);
  return null;
}

const LeaveQuestion = lazy<ComponentType<LeaveQuestionProps>>(() =>
  import('./LeaveQuestion.tsx').catch(() => ({ default: Stay })),
);

/** Asks before unsaved edits are left. Signing in again after the session has ended loses none. */
export function UnsavedGuard() {
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
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    discardUnsaved();
    blocker.proceed();
  };
  return (
    <Suspense>
      <LeaveQuestion onStay={blocker.reset} onLeave={leave} />
    </Suspense>
  );
}
