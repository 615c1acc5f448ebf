import type { MenuLink } from '@emberite/release/data';
import { SiteFrame } from '../frames/SiteFrame.tsx';
import { FailurePage } from './FailurePage.tsx';

/** Shown for an error outside every page's own boundary. */
export function SiteError({ menu }: { menu: MenuLink[] }) {
  return (
    <SiteFrame menu={menu}>
      <FailurePage />
    </SiteFrame>
  );
}
