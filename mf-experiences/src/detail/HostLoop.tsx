import { useEffect, useRef } from 'react';
import * as styles from './HostSection.module.css';
import type { Loop } from './loops/loops.ts';

const still = '(prefers-reduced-motion: reduce)';

/**
 * A silent drawing of the day. It plays while it is in view, unless the visitor prefers less motion
 * or has paused it, and is fetched only then. Without scripts, the controls play it.
 */
export function HostLoop({ loop, alt }: { loop: Loop; alt: string }) {
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    const prefers = matchMedia(still);
    let inView = false;
    // Set while this code pauses the film, because a pause by the visitor must last.
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
    const played = () => {
      stopped = false;
    };
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
        ref={film}
        className={styles.video}
        src={loop.src}
        poster={loop.poster}
        aria-label={alt}
        width={640}
        height={400}
        controls
        loop
        muted
        playsInline
        preload="none"
      />
      <figcaption className={styles.caption}>{alt}. An illustration, without sound.</figcaption>
    </figure>
  );
}
