import { useEffect, useRef } from 'react';
import { toWebVtt } from './webVtt.ts';

/** What is said in the video around it, as a track that is shown from the start. */
export function Captions({ words }: { words: string }) {
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const element = track.current;
    const video = element?.closest('video');
    if (!element || !video) return;
    let url = '';
    const write = () => {
      URL.revokeObjectURL(url);
      const file = new Blob([toWebVtt(words, video.duration)], { type: 'text/vtt' });
      url = URL.createObjectURL(file);
      element.src = url;
    };
    if (video.readyState > 0) write();
    video.addEventListener('durationchange', write);
    return () => {
      video.removeEventListener('durationchange', write);
      URL.revokeObjectURL(url);
    };
  }, [words]);
  return <track ref={track} kind="captions" label="Captions" default />;
}
