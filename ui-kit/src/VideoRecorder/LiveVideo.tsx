import { useEffect, useRef } from 'react';
import { FramingGuide } from './FramingGuide.tsx';
import * as styles from './LiveVideo.module.css';

/**
 * What the camera sees, as in a mirror; the file is never mirrored. All of it is seen, as in the file:
 * its frame takes the shape of the picture, which phones change when they are turned, or report
 * wrongly at first.
 */
export function LiveVideo({ stream }: { stream: MediaStream | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element || !stream) return;
    const shape = () => {
      const { videoWidth, videoHeight } = element;
      if (videoHeight === 0) return;
      frame.current?.style.setProperty('--aspect', String(videoWidth / videoHeight));
    };
    element.addEventListener('resize', shape);
    element.srcObject = stream;
    return () => {
      element.removeEventListener('resize', shape);
      element.srcObject = null;
    };
  }, [stream]);

  return (
    <div className={styles.frame} ref={frame}>
      <video
        ref={video}
        className={styles.mirror}
        muted
        playsInline
        autoPlay
        aria-label="You, as in a mirror"
      />
      <FramingGuide />
    </div>
  );
}
