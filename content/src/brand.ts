/** A page of ours on another site. */
export interface Elsewhere {
  label: string;
  href: string;
}

/** The brand: names and contact details, in one place for every page. */
export const brand = {
  name: 'Ember',
  tagline: 'Group Adventures For Pressure-Free Dating',
  /** What it is for, in three short lines. */
  promises: [
    'Small, balanced groups of 6-12 people',
    'Something to do together, with a host',
    'Nobody learns who matched with whom',
  ],
  email: 'hello@ember.example',
  emailHref: 'mailto:hello@ember.example',
  phone: '+1 (250) 555-0142',
  phoneHref: 'tel:+12505550142',
  /**
   * The link to us on social media, in every footer: `{ label: 'Ember on …', href: 'https://…' }`. There
   * is none yet, and without an address there is no link.
   */
  social: null as Elsewhere | null,
  /** The name for a member. */
  member: 'Emberite',
  /** What members see in place of the call to action. */
  toJourney: { text: 'To my journey', to: '/emberite' },
  callToAction: { text: 'Claim your Spot!', to: '/create-account' },
} as const;

/** The alternative text of the brand's own picture. */
export const duskAlt = 'People in a circle around a fire, below mountains at dusk';
