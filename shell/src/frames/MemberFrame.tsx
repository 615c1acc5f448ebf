import { brand } from '@emberite/content/brand';
import { config } from '@emberite/sdk/config';
import { useLocation } from '@emberite/sdk/router';
import { BottomBar } from '@emberite/ui-kit/BottomBar';
import { Logo } from '@emberite/ui-kit/Logo';
import { Sidebar } from '@emberite/ui-kit/Sidebar';
import { matchPath } from 'react-router-dom';
import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { Main } from './Main.tsx';

/** Logo, page, and the remotes' navigation: a sidebar on wide screens, a bottom bar on phones. */
export function MemberFrame({ nav, children }: FrameProps) {
  const { pathname } = useLocation();
  const items = nav.flatMap(({ path, nav: entry }) => {
    if (!entry) return [];
    const here = [path, ...(entry.also ?? [])].some((one) => matchPath(one, pathname));
    const current = here || pathname.startsWith(`${path}/`);
    return [{ href: entry.opens ?? path, label: entry.label, icon: entry.icon, current }];
  });
  const logo = <Logo name={brand.name} href={config.roles.home} />;
  return (
    <div className={styles.member}>
      <Sidebar label="Member area" items={items} header={logo} />
      <header className={styles.phoneBar}>{logo}</header>
      <Main>{children}</Main>
      <BottomBar label="Member area, below" items={items} />
    </div>
  );
}
