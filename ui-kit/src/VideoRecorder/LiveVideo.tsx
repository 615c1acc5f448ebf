import { useEffect, useRef } from 'react';
import { FramingGuide } from './FramingGuide.tsx';
import * as styles from './LiveVideo.module.css';

/**
 * The camera's picture in the shape in which others see it, mirrored; the file never is.
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
    <>
      <video
        ref={video}
        className={styles.mirror}
        muted
        playsInline
        autoPlay
        aria-label="You, as in a mirror"
      />
      <FramingGuide />
    </>
  );
}
