import { Hero } from '@emberite/ui-kit/Hero';
import { RotatingWord } from '@emberite/ui-kit/RotatingWord';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './LandingHero.module.css';
import { landingPage, rotatingWords, rotationMs } from './landingPage.ts';

const { headline, lead, text, invitation, waitlist } = landingPage.hero;

/** The headline with rotating activities, and the fire. All text is in the prerendered HTML. */
export function LandingHero() {
  return (
    <Hero headline={headline} picture={<DuskScene loading="eager" />}>
      <p className={styles.lead}>
        {/* One text: a separate space would shift when the fonts load, as wide as the line. */}
        {`${lead} `}
        <RotatingWord
          words={rotatingWords}
          interval={rotationMs}
          pauseLabel="Pause the changing words"
          playLabel="Resume the changing words"
        />
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.invitation}>
        {`${invitation} `}
        <TextLink href={waitlist.to}>{waitlist.text}</TextLink>
      </p>
    </Hero>
  );
}
