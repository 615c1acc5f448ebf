/** What the page shows: all packages, one of them, two of its releases, or a report of the gate. */
export type Place =
  | { view: 'overview' }
  | { view: 'remote'; name: string }
  | { view: 'diff'; name: string; from: string | null; to: string | null }
  /** What the gate saw of a release. */
  | { view: 'report'; name: string; id: string };

/** Where the overview is. */
export const home = '/registry/';

/** The address of a package. */
export const remotePath = (name: string) => `${home}${name}`;

/** The address that compares two releases of a package, or lets choose them. */
export function diffPath(name: string, releases?: { from: string; to: string }): string {
  const query = releases ? `?${new URLSearchParams({ ...releases }).toString()}` : '';
  return `${home}${name}/diff${query}`;
}

/** The address of a report, and the beginning of those of its pictures. */
export const reportPath = (id: string) => `${home}reports/${id}`;

/** The title of the document. */
export function titleOf(place: Place): string {
  switch (place.view) {
    case 'overview':
      return 'Releases · Ember';
    case 'remote':
      return `${place.name} · Releases · Ember`;
    case 'diff':
      return `Compare ${place.name} · Ember`;
    case 'report':
      return `The gate and ${place.name} · Ember`;
  }
}

/** Returns what an address shows; the registry serves no other. */
export function placeAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  const [name, view, ...rest] = pathname.slice(home.length).split('/');
  if (!name) return { view: 'overview' };
  if (name === 'reports' && view) {
    return { view: 'report', name: view, id: [view, ...rest].join('/') };
  }
  if (view !== 'diff') return { view: 'remote', name };
  const query = new URLSearchParams(search);
  return { view, name, from: query.get('from'), to: query.get('to') };
}
