import { useLocation } from '@emberite/sdk/router';
import { BottomBar } from '@emberite/ui-kit/BottomBar';
import { Sidebar } from '@emberite/ui-kit/Sidebar';
import { matchPath } from 'react-router-dom';
import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { HomeLink } from './HomeLink.tsx';
import { Main } from './Main.tsx';

/** Logo, page, and the remotes' navigation: a sidebar on wide screens, a bottom bar on phones. */
export function MemberFrame({ nav, children }: FrameProps) {
  const { pathname } = useLocation();
  const items = nav.flatMap(({ path, nav: entry }) => {
    if (!entry) return [];
    const here = [path, ...(entry.also ?? [])].some((one) => matchPath(one, pathname));
    const current = here || pathname.startsWith(`${path}/`);
    return [{ href: path, label: entry.label, icon: entry.icon, current }];
  });
  return (
    <div className={styles.member}>
      <Sidebar label="Member area" items={items} header={<HomeLink href="/emberite" />} />
      <header className={styles.phoneBar}>
        <HomeLink href="/emberite" />
      </header>
      <Main>{children}</Main>
      <BottomBar label="Member area, below" items={items} />
    </div>
  );
}
