import { useEffect, useRef } from 'react';
import { toWebVtt } from './webVtt.ts';

/** What is said in the video around it, as a track that is shown from the start. */
export function Captions({ words }: { words: string }) {
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const element = track.current;
    const video = element?.closest('video');
    if (!element || !video) return;
    const write = () => {
      const file = new Blob([toWebVtt(words, video.duration)], { type: 'text/vtt' });
      const url = URL.createObjectURL(file);
      // Not before: the browser reads it when it likes, and an address that is gone is an error.
      element.addEventListener('load', () => URL.revokeObjectURL(url), { once: true });
      element.src = url;
    };
    if (video.readyState > 0) write();
    video.addEventListener('durationchange', write);
    return () => video.removeEventListener('durationchange', write);
  }, [words]);
  return <track ref={track} kind="captions" label="Captions" default />;
}
