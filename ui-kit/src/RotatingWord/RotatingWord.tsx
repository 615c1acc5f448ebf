import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon, Pause, Play } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RotatingWord.module.css';

const lessMotion = '(prefers-reduced-motion: reduce)';

function onLessMotion(changed: () => void) {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export interface RotatingWordProps {
  words: readonly string[];
  /** How long each word is shown, in milliseconds. */
  interval?: number;
  /** The accessible names of the button that pauses and resumes it. */
  pauseLabel: string;
  playLabel: string;
}

/**
 * Shows one word after another in the same place. It is as wide as the longest one, so nothing
 * around it moves. Screen readers get all words at once. Starts paused if reduced motion is
 * preferred.
 */
export function RotatingWord(props: RotatingWordProps) {
  const { words, interval = 3000, pauseLabel, playLabel } = props;
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<'turning' | 'paused'>();
  const still = useSyncExternalStore(
    onLessMotion,
    () => matchMedia(lessMotion).matches,
    () => false,
  );
  const state = chosen ?? (still ? 'paused' : 'turning');

  useEffect(() => {
    if (state === 'paused') return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % words.length), interval);
    return () => clearInterval(timer);
  }, [state, interval, words.length]);

  return (
    <span className={styles.rotating}>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      <span className={styles.words} aria-hidden="true">
        {words.map((word, index) => (
          <span key={word} className={styles.word} data-current={index === current || undefined}>
            {word}
          </span>
        ))}
      </span>
      <button
        type="button"
        className={styles.button}
        data-scripted
        aria-label={state === 'turning' ? pauseLabel : playLabel}
        onClick={() => setChosen(state === 'turning' ? 'paused' : 'turning')}
      >
        <Icon of={state === 'turning' ? Pause : Play} size="small" />
      </button>
    </span>
  );
}
