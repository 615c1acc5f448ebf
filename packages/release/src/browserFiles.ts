import type { ReleaseFiles, RouteData } from './data.ts';
import type { Release, ReleaseRoute } from './model.ts';

/**
 * URL of the folder of a package's browser files. All its releases share it, because a file's name contains a hash of
 * its content: browsers keep what a release does not change.
 */
export const baseOf = (name: string) => `/assets/${name}/`;

/** URL of a release's file list for browsers. */
export const fileListUrl = ({ name, id }: Pick<Release, 'name' | 'id'>) =>
  `${baseOf(name)}${id}/release.json`;

/**
 * The part of a release that browsers fetch when they navigate to one of its pages from another remote.
 *
 * @param base where a development build is served
 */
export function browserFiles(release: Release, base = baseOf(release.name)): ReleaseFiles {
  const entries = Object.entries(release.files).filter(([name]) => /\.(js|css)$/.test(name));
  const routes = release.routes.map((one) => [one.path, one] as const);
  const parts = Object.entries(release.parts ?? {});
  return {
    id: release.id,
    base,
    entry: release.entry[0] ?? '',
    integrity: Object.fromEntries(entries.map(([name, { integrity }]) => [name, integrity])),
    pages: Object.fromEntries(
      [...routes, ...parts].map(([name, { js, css, shared }]) => [name, { js, css, shared }]),
    ),
  };
}

/** What is known of data: a whole field, or the fields of the object in it. A release may have more. */
type Known<T> = { [Name in keyof T]-?: true | Known<NonNullable<T[Name]>> };
const nav = { label: true, opens: true, icon: true, order: true, also: true } as const;
const menu = { label: true, place: true, order: true, section: true } as const;
const off = { title: true, text: true, action: { label: true, href: true } } as const;
const flag = { name: true, default: true, off } as const;
const where = { path: true, access: true, frame: true, remote: true, secret: true } as const;
const whole = { ...where, title: true, description: true, parts: true, nav, menu, flag } as const;

function only<T extends object>(data: T, known: Known<T>): T {
  const fields = Object.entries(data).flatMap(([name, value]) => {
    const inner = Object.hasOwn(known, name) && known[name as keyof T];
    return inner ? [[name, inner === true ? value : only(value, inner as never)]] : [];
  });
  return Object.fromEntries(fields) as T;
}

/** A release's route as a set contains it, without the files of its page. */
export const routeData = (route: ReleaseRoute) => only<Omit<RouteData, 'role'>>(route, whole);
