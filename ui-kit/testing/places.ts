import { Compass, MapIcon, Settings, Users } from '../src/Icon/index.ts';
import type { NavItem } from '../src/Sidebar/index.ts';

/** Places of a member area, for what leads to them. */
export const places: NavItem[] = [
  { href: '#journey', label: 'Journey', icon: MapIcon, current: true },
  { href: '#experiences', label: 'Experiences', icon: Compass },
  { href: '#people', label: 'People', icon: Users },
  { href: '#settings', label: 'Settings', icon: Settings },
];

/** The same with names that are too long. */
export const longPlaces: NavItem[] = places.map((place) => ({
  ...place,
  label: `${place.label} and all that belongs to it`,
}));
