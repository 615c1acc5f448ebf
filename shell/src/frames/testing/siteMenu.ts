import type { MenuLink } from '@emberite/release/data';

/** A menu as remotes make one together, for stories and tests. */
export const siteMenu: MenuLink[] = [
  { label: 'Outings', place: 'header', href: '/outings' },
  { label: 'How it goes', place: 'header', href: '/#steps' },
  { label: 'Guides', place: 'header', href: '/guides' },
  { label: 'News', place: 'footer', href: '/news' },
  { label: 'Your data', place: 'footer', href: '/your-data' },
];
