/** Where the brand is on social media. */
export interface SocialProfile {
  /** The name of the network, such as 'Instagram'. */
  network: string;
  /** The brand's name there, such as '@ember'. */
  handle: string;
  href: string;
}

/** The brand: names and contact details, in one place for every page. */
export const brand = {
  name: 'Ember',
  tagline: 'Group Adventures For Pressure-Free Dating',
  email: 'hello@ember.example',
  emailHref: 'mailto:hello@ember.example',
  phone: '+1 (250) 555-0142',
  phoneHref: 'tel:+12505550142',
  /** The link in the footer of every public page. */
  social: {
    network: 'Instagram',
    handle: '@ember',
    href: 'https://instagram.example/ember',
  } as SocialProfile,
  /** The name for a member. */
  member: 'Emberite',
  /** What members see in place of the call to action. */
  toJourney: { text: 'To my journey', to: '/emberite' },
  callToAction: { text: 'Claim your Spot!', to: '/create-account' },
} as const;

/** What the brand is for, in three short lines. */
export const promises = [
  'Small, balanced groups of 6-12 people',
  'Something to do together, with a host',
  'Nobody learns who matched with whom',
] as const;

/** An article about the brand. */
export interface Article {
  /** Who published it. */
  source: string;
  title: string;
  summary: string;
  /** Its address: a path of this site, or an https address. */
  href: string;
}

/** The article on the press page: our own, until a newspaper's replaces all four values. */
export const article: Article = {
  source: 'From our own pages',
  title: 'Why we meet in person',
  summary:
    'What an evening around one table shows that a profile cannot, and why we keep our groups small and balanced.',
  href: '/press/why-we-meet-in-person',
};

/** The alternative text of the brand's own picture. */
export const duskAlt = 'People in a circle around a fire, below mountains at dusk';
