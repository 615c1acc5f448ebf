import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { Main } from './Main.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Header, page and footer: the frame of every public page. */
export function SiteFrame({ menu, children }: Pick<FrameProps, 'menu' | 'children'>) {
  return (
    <div className={styles.column}>
      <SiteHeader menu={menu} />
      <Main>{children}</Main>
      <SiteFooter menu={menu} />
    </div>
  );
}
