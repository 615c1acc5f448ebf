import { ButtonLink } from '@emberite/ui-kit/Button';
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
        <HomeLink href="/" />
        <ButtonLink variant="quiet" size="small" href="/login">
          Login
        </ButtonLink>
      </header>
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  );
}
