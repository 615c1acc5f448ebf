import { useEffect, useRef } from 'react';
import * as styles from './LiveVideo.module.css';

/**
 * What the camera sees, as in a mirror; the file is never mirrored. It fills its frame whatever the
 * size of the picture, which phones change when they are turned, or report wrongly at first.
 */
export function LiveVideo({ stream }: { stream: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element || !stream) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);

  return (
    <video
      ref={video}
      className={styles.mirror}
      muted
      playsInline
      autoPlay
      aria-label="You, as in a mirror"
    />
  );
}
