import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { Main } from './Main.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** The page and the footer. */
export function FooterFrame({ children }: FrameProps) {
  return (
    <div className={styles.column}>
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  );
}
