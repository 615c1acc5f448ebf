import type { FrameProps } from './Frame.tsx';
import { Main } from './Main.tsx';

/** Nothing around the page. */
export function BareFrame({ children }: FrameProps) {
  return <Main>{children}</Main>;
}
