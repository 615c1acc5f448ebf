import { LandingFrame } from '../frames/LandingFrame.tsx';
import { FailurePage } from './FailurePage.tsx';

/** For an error outside every page's own boundary. */
export function SiteError() {
  return (
    <LandingFrame nav={[]}>
      <FailurePage />
    </LandingFrame>
  );
}
