import { ButtonLink } from '@emberite/ui-kit/Button';
import * as styles from './ClaimBar.module.css';
import { landingPage } from './landingPage.ts';

const { callToAction, hero } = landingPage;

/** The sign-up link in a bar at the bottom of the window. The footer leaves room for it. */
export function ClaimBar() {
  return (
    <div className={styles.bar} data-screen>
      <span className={styles.words}>{hero.headline}</span>
      <ButtonLink href={callToAction.to} size="large" className={styles.claim}>
        {callToAction.text}
      </ButtonLink>
    </div>
  );
}
