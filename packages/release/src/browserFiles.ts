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
  return {
    id: release.id,
    base,
    entry: release.entry[0] ?? '',
    integrity: Object.fromEntries(entries.map(([name, { integrity }]) => [name, integrity])),
    pages: Object.fromEntries([
      ...release.routes.map(({ path, js, css, shared }) => [path, { js, css, shared }]),
      ...Object.entries(release.parts ?? {}).map(([name, { js, css, shared }]) => [
        name,
        { js, css, shared },
      ]),
    ]),
  };
}

/** A release's route as a set contains it, without the files of its page. */
export function routeData(route: ReleaseRoute): RouteData {
  const {
    js: _js,
    css: _css,
    shared: _shared,
    prerender: _prerender,
    reads: _reads,
    role: _role,
    aliases: _aliases,
    newcomer: _newcomer,
    ...data
  } = route;
  return data;
}
