import { brand } from '@emberite/content/brand';
import { config } from '@emberite/sdk/config';
import { isCurrent, navOf } from '@emberite/release/data';
import { BottomBar } from '@emberite/ui-kit/BottomBar';
import { Logo } from '@emberite/ui-kit/Logo';
import { Sidebar } from '@emberite/ui-kit/Sidebar';
import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { Main } from './Main.tsx';

/** Logo, page, and the remotes' navigation: a sidebar on wide screens, a bottom bar on phones. */
export function MemberFrame({ nav, at, children }: FrameProps) {
  const items = navOf(nav, config.flags, at).flatMap((route) => {
    const { path, nav: entry } = route;
    if (!entry) return [];
    const { opens = path, label, icon } = entry;
    return [{ href: opens, label, icon, current: isCurrent(route, at) }];
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
