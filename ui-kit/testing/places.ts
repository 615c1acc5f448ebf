import type { NavItem } from '../src/Sidebar/index.ts';

/**
 * Lucide's `map`, `compass`, `users`, `calendar`, `settings` and `circle-question-mark` as path data, for stories and
 * tests.
 */
export const navIcons = {
  journey: [
    'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z',
    'M15 5.764v15',
    'M9 3.236v15',
  ],
  experiences: [
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    'm16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
  ],
  people: [
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
    'M16 3.128a4 4 0 0 1 0 7.744',
    'M22 21v-2a4 4 0 0 0-3-3.87',
    'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  ],
  availability: [
    'M8 2v4',
    'M16 2v4',
    'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    'M3 10h18',
  ],
  help: [
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
    'M12 17h.01',
  ],
  settings: [
    'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915',
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  ],
} satisfies Record<string, readonly string[]>;

/** Navigation items of a member area. */
export const places: NavItem[] = [
  { href: '#journey', label: 'Journey', icon: navIcons.journey, current: true },
  { href: '#experiences', label: 'Experiences', icon: navIcons.experiences },
  { href: '#people', label: 'People', icon: navIcons.people },
  { href: '#settings', label: 'Settings', icon: navIcons.settings },
];

/** As many items as a phone has room for. */
export const sixPlaces: NavItem[] = [
  ...places,
  { href: '#availability', label: 'Availability', icon: navIcons.availability },
  { href: '#help', label: 'Help', icon: navIcons.help },
];

/** The four items with very long names. */
export const longPlaces: NavItem[] = places.map((place) => ({
  ...place,
  label: `${place.label} and all that belongs to it`,
}));
