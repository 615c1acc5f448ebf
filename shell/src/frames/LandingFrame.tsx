import { Link } from '@emberite/sdk/router';
import { buttonClass } from '@emberite/ui-kit/Button';
import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { HomeLink } from './HomeLink.tsx';
import { Main } from './Main.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Logo, page and footer. */
export function LandingFrame({ children }: FrameProps) {
  return (
    <div className={styles.column}>
      <header className={styles.bar}>
        <HomeLink to="/" />
        <Link className={buttonClass('quiet', 'small')} to="/login">
          Login
        </Link>
      </header>
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  );
}
