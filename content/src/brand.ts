/** The brand: names, contact details and footer texts, in one place for every page. */
export const brand = {
  name: 'Ember',
  tagline: 'Group Adventures For Pressure-Free Dating',
  email: 'hello@ember.example',
  emailHref: 'mailto:hello@ember.example',
  phone: '+1 (250) 555-0142',
  phoneHref: 'tel:+12505550142',
  social: { label: 'Ember on social media', href: 'https://social.example/@ember' },
  copyright: '© 2025 Ember',
  /** The name for a member. */
  member: 'Emberite',
  pageVersion: '0.0.1',
  callToAction: { text: 'Claim your Spot!', to: '/create-account' },
} as const;

/** The alternative text of the brand's own picture. */
export const duskAlt = 'People in a circle around a fire, below mountains at dusk';

/** The second consumer brand, with its own page at /revy. */
export const secondBrand = {
  name: 'Revy',
  tagline: 'Your adventure community',
  to: '/revy',
} as const;
