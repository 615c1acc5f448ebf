/** What the page shows: all packages, one of them, or two of its releases. */
export type Place =
  | { view: 'overview' }
  | { view: 'remote'; name: string }
  | { view: 'diff'; name: string; from: string | null; to: string | null };

/** Where the overview is. */
export const home = '/registry/';

/** The address of a package. */
export const remotePath = (name: string) => `${home}${name}`;

/** The address that compares two releases of a package, or lets choose them. */
export function diffPath(name: string, releases?: { from: string; to: string }): string {
  const query = releases ? `?${new URLSearchParams({ ...releases }).toString()}` : '';
  return `${home}${name}/diff${query}`;
}

/** The title of the document. */
export function titleOf(place: Place): string {
  if (place.view === 'overview') return 'Releases · Ember';
  return place.view === 'diff'
    ? `Compare ${place.name} · Ember`
    : `${place.name} · Releases · Ember`;
}

/** Returns what an address shows; the registry serves no other. */
export function placeAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  const [name, view] = pathname.slice(home.length).split('/');
  if (!name) return { view: 'overview' };
  if (view !== 'diff') return { view: 'remote', name };
  const query = new URLSearchParams(search);
  return { view, name, from: query.get('from'), to: query.get('to') };
}
