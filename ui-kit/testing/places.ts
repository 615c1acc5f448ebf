import { Compass, MapIcon, Settings, Users } from '../src/Icon/index.ts';
import type { NavItem } from '../src/Sidebar/index.ts';

/** Navigation items of a member area. */
export const places: NavItem[] = [
  { href: '#journey', label: 'Journey', icon: MapIcon, current: true },
  { href: '#experiences', label: 'Experiences', icon: Compass },
  { href: '#people', label: 'People', icon: Users },
  { href: '#settings', label: 'Settings', icon: Settings },
];

/** The same items with very long names. */
export const longPlaces: NavItem[] = places.map((place) => ({
  ...place,
  label: `${place.label} and all that belongs to it`,
}));
