import { useEffect, useRef } from 'react';
import { FramingGuide } from './FramingGuide.tsx';
import * as styles from './LiveVideo.module.css';

/**
 * The camera's picture, mirrored; the file never is. It shows everything that the file will
 * contain. The frame follows the picture's aspect ratio, which phones change when they are rotated
 * and sometimes report wrongly at first.
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
