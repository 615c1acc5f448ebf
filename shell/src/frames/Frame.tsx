import type { FrameName } from '@emberite/sdk/page';
import type { MenuLink, RouteData } from '@emberite/release/data';
import type { ComponentType, ReactNode } from 'react';
import { Main } from './Main.tsx';
import { MemberFrame } from './MemberFrame.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export interface FrameProps {
  /** Routes with the entries of the member area's navigation, and others. */
  nav: RouteData[];
  /** The header and footer of public pages. */
  menu: MenuLink[];
  /** Where the page is: the path of its route, or an address that has none. */
  at: string;
  children: ReactNode;
}

const frames: Record<FrameName, ComponentType<FrameProps>> = {
  landing: SiteFrame,
  footer: SiteFrame,
  member: MemberFrame,
  bare: Main,
};

/** Wraps a page in the frame that its route declares. */
export function Frame({ name, ...props }: FrameProps & { name: FrameName }) {
  const Chosen = frames[name];
  return <Chosen {...props} />;
}
