import { landingPage } from '@emberite/content/landingPage';
import { Trail } from '@emberite/ui-kit/Trail';
import { ClaimBar } from './ClaimBar.tsx';
import { Hero } from './Hero.tsx';
import { Perks } from './Perks.tsx';
import { Place } from './Place.tsx';
import { Reasons } from './Reasons.tsx';

const { steps } = landingPage;

/** The landing page: what Ember is, why it works, and a sign-up link that is always at hand. */
export function LandingView() {
  return (
    <>
      <Hero />
      <Reasons />
      <Trail heading={steps.heading} steps={steps.items} />
      <Perks />
      <Place />
      <ClaimBar />
    </>
  );
}
