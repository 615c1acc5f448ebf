import type { FrameProps } from './Frame.tsx';
import { Main } from './Main.tsx';

/** The page alone. */
export function BareFrame({ children }: FrameProps) {
  return <Main>{children}</Main>;
}
