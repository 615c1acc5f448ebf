import { holdRecording } from '@emberite/sdk/videos';
import type { Holding } from '@emberite/sdk/videos';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import type { Held } from '@emberite/ui-kit/VideoRecorder';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds without typing after which captions are stored. */
const pause = 1000;

/**
 * Stores what a recorder holds, so that neither a crash nor the end of the session loses it: the page then shows it
 * like a recording whose upload failed. Returns what to call when the member discards it.
 */
export function useHolding({ id, type }: PromptText, held: Held): () => void {
  const holding = useRef<Holding>(undefined);
  const take = typeof held === 'object' ? held : null;
  const blob = take?.blob;
  const captions = take?.captions;

  const hold = useEffectEvent((recording: Blob) =>
    holdRecording({ promptId: id, promptType: type, recording, poster: take?.poster, captions }),
  );
  useEffect(() => {
    if (!blob) return;
    const current = hold(blob);
    holding.current = current;
    return () => current.end('keep');
  }, [blob]);

  useEffect(() => {
    if (!captions) return;
    const timer = setTimeout(() => holding.current?.say(captions), pause);
    return () => clearTimeout(timer);
  }, [captions]);

  return () => holding.current?.end('discard');
}
