import { RefusedError } from '@emberite/release';
import { printable } from '@emberite/release/text';
import { splitPart } from '@emberite/release/data';
import type { Release, ReleaseRoute } from '@emberite/release';
import { roles } from '@emberite/release/page';
import type { Access, Role } from '@emberite/release/page';
import { serverOf } from '@emberite/release/siteOwned';
import { missingShared } from '@emberite/store/setIndex';

/**
 * A segment of a route: a name or one parameter, in visible characters that URLs do not encode and
 * that mean the same to every matcher.
 */
const segment = /^(:[A-Za-z_]\w*|[\w.~!$&',;=@-]+)$/;

/**
 * Whether a route is `/`, or consists of segments, none of them empty or a dot segment, and no two the same parameter.
 * Gateways and browsers make a `URLPattern` of every route, which throws if it is none.
 */
function isPlain(path: string): boolean {
  const parts = path.slice(1).split('/');
  const params = parts.filter((part) => part.startsWith(':'));
  return (
    path === '/' ||
    (path.startsWith('/') &&
      new Set(params).size === params.length &&
      parts.every((part) => segment.test(part) && part !== '.' && part !== '..'))
  );
}

/** The most addresses and links that the routes of a release have together. Ours have 30. */
const mostAddresses = 2_000;

/** The parts of a route. Case does not count, as in the browser's router. */
export const partsOf = (path: string): string[] => path.toLowerCase().split('/');

/** Whether some address matches both routes, given their parts. */
export function overlap(left: string[], right: string[]): boolean {
  /** A parameter is never empty, so no route overlaps with `/`. */
  const isParam = (part: string, facing: string) => part.startsWith(':') && facing !== '';
  return (
    left.length === right.length &&
    left.every((part, index) => {
      const facing = right[index] ?? '';
      return part === facing || isParam(part, facing) || isParam(facing, part);
    })
  );
}

/** The addresses of a route's page. */
const addressesOf = ({ path, aliases = [] }: ReleaseRoute): readonly string[] => [path, ...aliases];

/**
 * The addresses that a route leads others to: what its entries in the navigation and its aliases
 * open, on which pages that entry is current, and where the text in place of its page leads.
 */
export const linksOf = ({ path, nav, menu, aliases = [], flag }: ReleaseRoute): string[] => [
  ...(nav?.opens === undefined ? [] : [nav.opens]),
  ...(menu || aliases.length > 0 ? [path] : []),
  ...aliases,
  ...(nav?.also ?? []),
  ...(flag?.off ? [flag.off.action.href] : []),
];

/** What would show the page of a route to others than those who ask for its address. */
const showing = ['nav', 'menu', 'aliases', 'role', 'prerender'] as const;

/**
 * Refuses a release with a route or a link of a route that is not a plain path, or that the API or
 * the gateway owns. It also refuses a route that is declared twice, one for staff that others would see, and too many.
 */
export function checkAddresses({ name, routes }: Release): void {
  const count = routes.reduce((sum, one) => sum + new Set([one.path, ...linksOf(one)]).size, 0);
  if (count > mostAddresses) {
    throw new RefusedError(
      `${name} has ${count} addresses and links in its routes, and may have ${mostAddresses}. Use parameters, like /thing/:thingId.`,
    );
  }
  const known = new Set<string>();
  for (const route of routes) {
    const { path, nav } = route;
    if (!isPlain(path)) {
      throw new RefusedError(
        `${name} has the route ${printable(path)}. Write a route as names and parameters that differ, like /thing/:thingId.`,
      );
    }
    const shows = showing.find((field) => route[field]);
    if (route.access === 'staff' && shows) {
      throw new RefusedError(
        `${name} has ${shows} for ${path}, a page for staff. Remove it, because others must not see the page.`,
      );
    }
    const server = serverOf(path);
    if (server) {
      throw new RefusedError(`${name} claims ${path}, but ${server} owns it. Choose another path.`);
    }
    for (const link of linksOf(route)) {
      const isOpen = link.includes(':') && !nav?.also?.includes(link);
      if (isPlain(link) && !isOpen && !serverOf(link)) continue;
      throw new RefusedError(
        `${name} links from ${path} to ${printable(link)}. A route links to pages of its own remote, like /thing/42.`,
      );
    }
    const key = (text: string) => text.replace(/:[^/]+/g, ':').toLowerCase();
    for (const address of addressesOf(route)) {
      if (known.has(key(address))) {
        throw new RefusedError(`${name} declares ${address} twice. Remove one of them.`);
      }
      known.add(key(address));
    }
  }
}

/**
 * Refuses a release with a route that also matches addresses of another remote, or that links
 * there. A page can be prerendered at any address that its route matches, so the routes themselves
 * must not overlap.
 */
export function checkRoutes(release: Release, others: Release[]): void {
  checkAddresses(release);
  const { name } = release;
  const taken = others.flatMap(({ name: owner, routes }) =>
    routes.flatMap(addressesOf).map((address) => ({ owner, address, parts: partsOf(address) })),
  );
  for (const route of release.routes) {
    for (const path of [route.path, ...linksOf(route)]) {
      const parts = partsOf(path);
      const met = taken.find((one) => overlap(one.parts, parts));
      if (!met) continue;
      const { owner, address } = met;
      throw new RefusedError(
        addressesOf(route).includes(path)
          ? `${name} claims ${path}, but ${owner} owns ${address}, and both match the same address. Choose another path, or publish ${owner} without it first.`
          : `${name} links from ${route.path} to ${path}, but ${owner} owns ${address}. A route links to pages of its own remote.`,
      );
    }
  }
}

/** Who must be able to open the page of each role: those whom the guard sends there. */
const accessOf: Record<Role, Access> = {
  landing: 'public',
  login: 'public',
  welcome: 'signed-in',
  home: 'member',
};

/** The pages of the releases that have a role. */
const pagesWith = (role: Role, releases: Release[]) =>
  releases.flatMap((release) => release.routes.filter((route) => route.role === role));

/**
 * Refuses releases if two have a page for the same role, or if none has one although one in
 * `before` had. Returns the roles that no page has yet, because the site is still being put
 * together.
 */
export function checkRoles(releases: Release[], before: Release[]): Role[] {
  return roles.filter((role) => {
    const [page, second] = pagesWith(role, releases);
    if (second) {
      throw new RefusedError(
        `${page!.remote} has the page of the role ${role} at ${page!.path}, and ${second.remote} at ${second.path}. Remove role: '${role}' from one of the routes.`,
      );
    }
    const [last] = pagesWith(role, before);
    if (!page && last) {
      throw new RefusedError(
        `No page would have the role ${role}, which ${last.remote} has at ${last.path}. Add role: '${role}' to the route that replaces it, and publish both together.`,
      );
    }
    const access = accessOf[role];
    if (page && (page.access !== access || page.path.includes(':'))) {
      throw new RefusedError(
        `${page.remote} has the role ${role} at ${page.path}. Such a page has the access ${access} and no parameters.`,
      );
    }
    return !page;
  });
}

/** Refuses to take a remote off the site whose pages the shell sends people to, or the shell. */
export function checkRetiring({ name, kind, routes }: Release): void {
  if (kind === 'host') {
    throw new RefusedError(`${name} cannot be retired: every page of the site needs it.`);
  }
  const needed = routes.filter(({ role }) => role);
  if (needed.length === 0) return;
  const pages = needed.map(({ path, role }) => `${path} (${role})`).join(', ');
  throw new RefusedError(
    `${name} cannot be retired: the shell sends people to ${pages}. Publish another remote with that role first, together with a ${name} without it.`,
  );
}

/**
 * Refuses a page that places a part which its remote does not offer, or with other properties. A remote that is not on
 * the site has no parts: the page shows what it has in their place.
 */
export function checkParts(all: Release[]): void {
  for (const { name, routes } of all) {
    for (const { path, parts = {} } of routes) {
      for (const [part, passed] of Object.entries(parts)) {
        const { owner, own } = splitPart(part);
        const offering = all.find((one) => one.name === owner);
        if (!offering) continue;
        const places = `${name} places ${part} at ${path}`;
        const offered = offering.parts?.[own];
        if (!offered) {
          throw new RefusedError(
            `${places}, but ${owner} does not offer it. Publish a ${owner} that does, or a ${name} without it, first.`,
          );
        }
        const taken = offered.properties.map((property) => property.replace('?', ''));
        const unknown = passed.find((property) => !taken.includes(property));
        const missing = offered.properties.find(
          (property) => !property.endsWith('?') && !passed.includes(property),
        );
        if (unknown !== undefined) {
          throw new RefusedError(`${places} with ${unknown}, which the part does not take.`);
        }
        if (missing !== undefined) {
          throw new RefusedError(`${places} without ${missing}, which the part needs.`);
        }
      }
    }
  }
}

/** Refuses a flag that two remotes declare, or that one declares with both defaults. */
export function checkFlags(release: Release, others: Release[]): void {
  const flags = ({ routes }: Release) => routes.flatMap(({ flag }) => flag ?? []);
  for (const { name, default: value } of flags(release)) {
    const owner = others.find((other) => flags(other).some((flag) => flag.name === name));
    if (owner) {
      throw new RefusedError(
        `${release.name} declares the flag ${name}, but ${owner.name} has one of that name. Choose another name.`,
      );
    }
    if (flags(release).some((flag) => flag.name === name && flag.default !== value)) {
      throw new RefusedError(
        `${release.name} declares the flag ${name} as on and as off. Give it the same default everywhere.`,
      );
    }
  }
}

/**
 * Refuses a remote that needs shared modules, exports of them, or a federation runtime, that the
 * shell does not provide.
 */
export function checkShared(remote: Release, shell: Release): void {
  const [missing] = missingShared(remote, shell);
  if (!missing) return;
  if ('exports' in missing) {
    throw new RefusedError(
      `${remote.name} uses ${missing.exports.join(', ')} of ${missing.name}, which the shell ${shell.id} does not have. Publish a ${remote.name} that does without first, or a shell that has it.`,
    );
  }
  const { name, range, provided } = missing;
  throw new RefusedError(
    `${remote.name} needs ${name} ${range}, but the shell ${shell.id} provides ${provided ?? 'none'}. Install the shell's version and rebuild ${remote.name}, or publish a shell that provides it.`,
  );
}
