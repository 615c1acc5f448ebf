import type { NavIcon } from '@emberite/sdk/page';
import { useLocation } from '@emberite/sdk/router';
import { BottomBar } from '@emberite/ui-kit/BottomBar';
import type { IconShape } from '@emberite/ui-kit/Icon';
import { Compass, MapIcon, Settings, Users } from '@emberite/ui-kit/Icon';
import { Sidebar } from '@emberite/ui-kit/Sidebar';
import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { HomeLink } from './HomeLink.tsx';
import { Main } from './Main.tsx';

const icons: Record<NavIcon, IconShape> = {
  journey: MapIcon,
  experiences: Compass,
  people: Users,
  settings: Settings,
};

/** Logo and page; the remotes' own navigation at the side, or under the thumb on phones. */
export function MemberFrame({ nav, children }: FrameProps) {
  const { pathname } = useLocation();
  const items = nav.flatMap(({ path, nav: entry }) => {
    if (!entry) return [];
    const here = [path, ...(entry.also ?? [])].includes(pathname);
    const current = here || pathname.startsWith(`${path}/`);
    return [{ href: path, label: entry.label, icon: icons[entry.icon], current }];
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
