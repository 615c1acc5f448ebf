import { useEffect, useRef } from 'react';
import { Icon, Mic } from '../Icon/index.ts';
import { listenToLevel } from './level.ts';
import * as styles from './MicrophoneLevel.module.css';

/** The microphone level. Hidden from screen readers, which would talk over the recording. */
export function MicrophoneLevel({ stream }: { stream: MediaStream | undefined }) {
  const bar = useRef<HTMLProgressElement>(null);

  useEffect(() => {
    if (!stream) return;
    return listenToLevel(stream, (level) => {
      if (bar.current) bar.current.value = level;
    });
  }, [stream]);

  return (
    <span className={styles.level} aria-hidden="true">
      <Icon of={Mic} />
      <progress ref={bar} className={styles.bar} value={0} max={1} />
    </span>
  );
}
