/** What a site owns, so that no team's remote can: addresses of its servers, and of the remotes that every site has. */
import { isApiPath } from '@emberite/contract/apiPath';

/** The first parts of the addresses that the gateway handles before any page does. */
const folders = ['assets', 'index', 'preview', 'previews', 'registry', 'telemetry'];

/** The first parts of the addresses that have pages of the site's own remotes, and the names of these. */
const pages = [
  'account become-a-host create-account desk ember emberite experience experiences invitation login poetry',
  'press privacy-policy profile revy safety session-expired terms-of-use waitlist welcome yvr',
  'public onboarding member shell',
].flatMap((line) => line.split(' '));

/** The server that handles an address before any page does. Case does not count: nobody shall take one address for the other. */
export function serverOf(path: string): string | undefined {
  if (isApiPath(path.toLowerCase())) return 'the API';
  const isFolder = folders.includes(path.split('/')[1]?.toLowerCase() ?? '');
  /** Like /robots.txt: what search engines, browsers and home screens look for. */
  const isFile = /^\/[^/:]+\.\w+$/.test(path);
  return isFolder || isFile ? 'the gateway' : undefined;
}

/** Who owns the pages below a path on every site; undefined if a team's remote can have them. */
export const siteOwnerOf = (path: string): string | undefined =>
  serverOf(path) ?? (pages.includes(path.slice(1)) ? 'the site' : undefined);
