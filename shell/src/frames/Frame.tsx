import type { FrameName } from '@emberite/sdk/page';
import type { RouteData } from '@emberite/sdk/release';
import type { ComponentType, ReactNode } from 'react';
import { FooterFrame } from './FooterFrame.tsx';
import { LandingFrame } from './LandingFrame.tsx';
import { Main } from './Main.tsx';
import { MemberFrame } from './MemberFrame.tsx';

export interface FrameProps {
  /** Routes with the entries of the member area's navigation, and others. */
  nav: RouteData[];
  /** Where the page is: the path of its route, or an address that has none. */
  at: string;
  children: ReactNode;
}

const frames: Record<FrameName, ComponentType<FrameProps>> = {
  landing: LandingFrame,
  footer: FooterFrame,
  member: MemberFrame,
  bare: Main,
};

/** Wraps a page in the frame that its route declares. */
export function Frame({ name, ...props }: FrameProps & { name: FrameName }) {
  const Chosen = frames[name];
  return <Chosen {...props} />;
}
