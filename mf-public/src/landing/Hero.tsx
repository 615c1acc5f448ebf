import { landingPage, rotationMs, rotatingWords } from '@emberite/content/landingPage';
import { RotatingWord } from '@emberite/ui-kit/RotatingWord';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { Opening } from '@emberite/ui-kit/Opening';
import * as styles from './Hero.module.css';

const { headline, lead, text } = landingPage.hero;

/** The headline with rotating activities, and the fire. All text is in the prerendered HTML. */
export function Hero() {
  return (
    <Opening headline={headline} picture={<DuskScene />}>
      <p className={styles.lead}>
        {/* One text: a space of its own would be moved by the fonts, as wide as the line. */}
        {`${lead} `}
        <RotatingWord
          words={rotatingWords}
          interval={rotationMs}
          pauseLabel="Pause the changing words"
          playLabel="Resume the changing words"
        />
      </p>
      <p className={styles.text}>{text}</p>
    </Opening>
  );
}
