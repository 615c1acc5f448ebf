import { session } from '@emberite/sdk/session';
import { discardUnsaved, hasUnsaved } from '@emberite/sdk/unsaved';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { useBlocker } from 'react-router-dom';
import { patiently } from '../remotes/patience.ts';
import type { LeaveQuestionProps } from './LeaveQuestion.tsx';

/** Lets the browser ask before the document is left. The browser uses its own text. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Asks before unsaved edits are left. Signing in again after the session has ended loses none. */
export function UnsavedGuard() {
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps>>();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      session.status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    discardUnsaved();
    proceed?.();
  };
  const askBrowser = useEffectEvent(() => (confirm('Leave without saving?') ? leave() : reset?.()));
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    patiently(import(/* webpackChunkName: 'questions' */ './LeaveQuestion.tsx')).then(
      (loaded) => setQuestion(() => loaded.default),
      // Without its code, the browser's own dialog asks. Next time, it may be reachable again.
      () => isOver || askBrowser(),
    );
    return () => {
      isOver = true;
    };
  }, [state]);
  useEffect(() => {
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, []);
  if (!Question || !reset) return null;
  return <Question onStay={reset} onLeave={leave} />;
}
