import { landingPage } from '@emberite/content/landingPage';
import { ButtonLink } from '@emberite/ui-kit/Button';
import * as styles from './ClaimBar.module.css';

const { text, to } = landingPage.callToAction;

/**
 * The sign-up link, fixed within reach of the thumb. The page keeps room for it below the footer.
 */
export function ClaimBar() {
  return (
    <div className={styles.bar}>
      <ButtonLink href={to} size="large" className={styles.claim}>
        {text}
      </ButtonLink>
    </div>
  );
}
