import { ClaimBar } from './ClaimBar.tsx';
import { Hero } from './Hero.tsx';
import { Perks } from './Perks.tsx';
import { Place } from './Place.tsx';
import { Reasons } from './Reasons.tsx';
import { Trail } from './Trail.tsx';

/** The landing page: what Ember is, why it works, and a sign-up link that is always at hand. */
export function LandingView() {
  return (
    <>
      <Hero />
      <Reasons />
      <Trail />
      <Perks />
      <Place />
      <ClaimBar />
    </>
  );
}
