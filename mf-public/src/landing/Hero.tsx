import { landingPage, rotationMs, rotatingWords } from '@emberite/content/landingPage';
import { RotatingWord } from '@emberite/ui-kit/RotatingWord';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { Opening } from '../section/Opening.tsx';
import * as styles from './Hero.module.css';

const { headline, lead, text } = landingPage.hero;

/** The promise, what it could be next, and the fire. All words are in the prerendered HTML. */
export function Hero() {
  return (
    <Opening headline={headline} picture={<DuskScene />}>
      <p className={styles.lead}>
        {lead}{' '}
        <RotatingWord
          words={rotatingWords}
          interval={rotationMs}
          pauseLabel="Stop the changing words"
          playLabel="Let the words change"
        />
      </p>
      <p className={styles.text}>{text}</p>
    </Opening>
  );
}
