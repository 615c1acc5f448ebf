import { session } from '@emberite/sdk/session';
import { discardUnsaved, hasUnsaved } from '@emberite/sdk/unsaved';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { useBlocker } from 'react-router-dom';
import type { LeaveQuestionProps } from './LeaveQuestion.tsx';

/** Lets the browser ask before the document is left. The browser uses its own text. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

const words = { title: 'Leave without saving?', children: 'Your changes are not saved yet.' };

/** Asks in the browser's own dialog, if the site's could not be loaded. */
function BrowserQuestion({ title, children, onStay, onLeave }: LeaveQuestionProps) {
  const ask = useEffectEvent(() => (confirm(`${title}\n\n${children}`) ? onLeave() : onStay()));
  useEffect(() => ask(), []);
  return null;
}

const load = (): Promise<{ default: ComponentType<LeaveQuestionProps> }> =>
  import('./LeaveQuestion.tsx').catch(() => ({ default: BrowserQuestion }));

/** Loads the question anew each time, because it may be reachable again. */
function Question(props: LeaveQuestionProps) {
  const [LeaveQuestion] = useState(() => lazy(load));
  return (
    <Suspense>
      <LeaveQuestion {...props} />
    </Suspense>
  );
}

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
    // Before the connection may be lost.
    addEventListener('input', load, { once: true });
    return () => {
      removeEventListener('beforeunload', askBeforeUnload);
      removeEventListener('input', load);
    };
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    discardUnsaved();
    blocker.proceed();
  };
  return <Question {...words} onStay={blocker.reset} onLeave={leave} />;
}
