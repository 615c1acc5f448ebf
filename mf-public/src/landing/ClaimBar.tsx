import { landingPage } from '@emberite/content/landingPage';
import { buttonClass } from '@emberite/ui-kit/Button';
import { classes } from '@emberite/ui-kit/classes';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import * as styles from './ClaimBar.module.css';

const { text, to } = landingPage.callToAction;

/** The way in, fixed within the thumb's reach. The page keeps room for it below the footer. */
export function ClaimBar({ renderLink }: { renderLink: RenderLink }) {
  return (
    <div className={styles.bar}>
      {renderLink({
        href: to,
        className: classes(buttonClass('primary', 'large'), styles.claim),
        children: text,
      })}
    </div>
  );
}
