import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Loop.module.css';

const still = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

export interface LoopProps {
  src: string | undefined;
  /** The picture before it plays. */
  poster: string | undefined;
  /** What it shows. */
  label: string;
  /** A line below it. */
  caption: ReactNode;
  /** The URL of what is said in it, as WebVTT in English; shown over the video. */
  words?: string | undefined;
}

/**
 * A silent animated drawing. It plays while it is in view, unless the visitor prefers less motion
 * or data, or has paused it, and is fetched only then. Where nothing can tell whether it is in view, the controls play it.
 */
export function Loop({ src, poster, label, caption, words }: LoopProps) {
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = element.current;
    if (!video || !('IntersectionObserver' in globalThis)) return;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const prefers = matchMedia(still);
    let inView = false;
    // Set while this code pauses the video, because a pause by the visitor must last.
    let ours = false;
    let stopped = false;
    const update = () => {
      if (inView && !prefers.matches && !stopped) {
        // A browser that saves power may refuse; the poster and the controls remain.
        video.play().catch(() => {});
      } else if (!video.paused && (!inView || prefers.matches)) {
        ours = true;
        video.pause();
      }
    };
    const paused = () => {
      stopped = !ours;
      ours = false;
    };
    const played = () => (stopped = false);
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(video);
    prefers.addEventListener('change', update);
    video.addEventListener('pause', paused);
    video.addEventListener('play', played);
    return () => {
      observer.disconnect();
      prefers.removeEventListener('change', update);
      video.removeEventListener('pause', paused);
      video.removeEventListener('play', played);
    };
  }, []);

  return (
    <figure className={styles.figure}>
      <video
        ref={element}
        className={styles.video}
        src={src}
        poster={poster}
        aria-label={label}
        width={640}
        height={400}
        controls
        loop
        muted
        playsInline
        preload="none"
      >
        {words && <track kind="captions" src={words} srcLang="en" label="English" default />}
      </video>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
