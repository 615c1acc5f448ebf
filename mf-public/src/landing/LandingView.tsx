import { Steps } from '@emberite/ui-kit/Steps';
import { ClaimBar } from './ClaimBar.tsx';
import { Examples } from './Examples.tsx';
import { LandingHero } from './LandingHero.tsx';
import { howItWorks } from './howItWorks.ts';
import { landingPage } from './landingPage.ts';
import { Perks } from './Perks.tsx';
import { Place } from './Place.tsx';
import { Reasons } from './Reasons.tsx';

const { steps } = landingPage;

/** The landing page: what Ember is, why it works, and a sign-up link that is always at hand. */
export function LandingView() {
  return (
    <>
      <LandingHero />
      <Reasons />
      <Steps id={howItWorks} heading={steps.heading} steps={steps.items} />
      <Examples />
      <Perks />
      <Place />
      <ClaimBar />
    </>
  );
}
