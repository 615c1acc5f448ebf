import { LandingFrame } from '../frames/LandingFrame.tsx';
import { FailurePage } from './FailurePage.tsx';

/** Shown for an error outside every page's own boundary. */
export function SiteError() {
  return (
    <LandingFrame nav={[]} at="">
      <FailurePage />
    </LandingFrame>
  );
}
