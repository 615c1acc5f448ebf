import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, Mic } from '../Icon/index.ts';
import { listenToLevel } from './level.ts';
import { createQuiet } from './quiet.ts';
import * as styles from './MicrophoneLevel.module.css';

interface MicrophoneLevelProps {
  stream: MediaStream | undefined;
  /** Called when nothing was heard for two seconds, and when something is heard again. */
  onQuiet: (isQuiet: boolean) => void;
}

/** The microphone level. Hidden from screen readers, which would talk over the recording. */
export function MicrophoneLevel({ stream, onQuiet }: MicrophoneLevelProps) {
  const bar = useRef<HTMLProgressElement>(null);
  const report = useEffectEvent(onQuiet);

  useEffect(() => {
    if (!stream) return;
    const isQuiet = createQuiet();
    const stop = listenToLevel(stream, ({ level, peak }) => {
      if (bar.current) bar.current.value = level;
      report(isQuiet(peak, performance.now()));
    });
    return () => {
      stop();
      report(false);
    };
  }, [stream]);

  return (
    <span className={styles.level} aria-hidden="true">
      <Icon of={Mic} />
      <progress ref={bar} className={styles.bar} value={0} max={1} />
    </span>
  );
}
