import { holdRecording } from '@emberite/sdk/videos';
import type { Decision, Holding } from '@emberite/sdk/videos';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import type { Held } from '@emberite/ui-kit/VideoRecorder';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Stores what a recorder holds, so that neither a crash nor the end of the session loses it: the
 * page then shows it like a recording whose upload failed. Returns a function to call with the
 * member's decision.
 */
export function useHolding({ id, type }: PromptText, held: Held): (decision: Decision) => void {
  const holding = useRef<Holding>(undefined);
  const take = typeof held === 'object' ? held : null;
  const blob = take?.blob;
  const captions = take?.captions;

  const hold = useEffectEvent((recording: Blob) =>
    holdRecording({ promptId: id, promptType: type, recording, poster: take?.poster, captions }),
  );
  // It runs before the cleanup below, which is for a take that another one replaces.
  useEffect(() => () => holding.current?.end('keep'), []);
  useEffect(() => {
    if (!blob) return;
    const current = hold(blob);
    holding.current = current;
    return () => current.end('discard');
  }, [blob]);

  useEffect(() => {
    if (captions !== undefined) holding.current?.say(captions);
  }, [captions]);

  return (decision) => holding.current?.end(decision);
}
