import { routeData, RefusedError, baseOf, browserFiles, withDeadline } from '@emberite/cli/release';
import type { Release, ReleaseRoute } from '@emberite/cli/release';
import { authMe } from '@emberite/sdk/contract/authMe';
import { profileReads, players } from '@emberite/sdk/page';
import type { Head, PageModule, Player } from '@emberite/sdk/page';
import { isOn, navOf, offPageOf } from '@emberite/sdk/release';
import type { Boot, ReleaseFiles, RouteData, SiteConfig, VerifiedUrl } from '@emberite/sdk/release';
import { writeDocument } from './document.ts';
import type { ComposedPage, ShellBundle } from './model.ts';
import type { LoadedSet } from './setIndex.ts';
import { documentConfig, routesOf } from './setIndex.ts';
import type { Previews } from './previews.ts';
import type { Styles } from './styles.ts';

/** What one document of a route shows. */
export interface DocumentSpec {
  /** `null` for the not-found page. */
  route: ReleaseRoute | null;
  head: Head;
  path: string;
  /** The page to render; `null` leaves the rendering to the browser. */
  page: PageModule | null;
  /** Path for search engines; `null` keeps the document out of them. */
  canonical: string | null;
  /** Whether the document loads the page's files right away, or only when they turn out to be needed. */
  fetches: 'page' | 'nothing';
}

/** A document, and how to serve it. */
export interface WrittenDocument {
  html: string;
  /** The paths of this site that its HTML links to, without query and hash. */
  links: string[];
  headers: ComposedPage['headers'];
  reads: ComposedPage['reads'];
}

/** Everything that the documents of a set are composed from. */
export interface DocumentSources {
  /** The set as browsers read it. */
  index: VerifiedUrl;
  loaded: LoadedSet;
  shellBundle: ShellBundle;
  site: SiteConfig;
  styles: Styles;
  previews: Previews;
}

/** The origins of a page's frames. Throws a {@link RefusedError} if one is not in the list of players. */
function framesOf({ frames = [] }: Head, route: ReleaseRoute | null): readonly Player[] {
  const unknown = frames.find((origin) => !players.includes(origin));
  if (unknown === undefined) return frames;
  throw new RefusedError(
    `${route?.remote ?? 'The shell'} frames ${unknown} at ${route?.path ?? 'its own pages'}. A page may only frame ${players.join(' and ')}.`,
  );
}

/** Several shared modules can come in one file. */
const unique = (modules: VerifiedUrl[]) => [
  ...new Map(modules.map((module) => [module.url, module])).values(),
];

/** The paths of this site that some HTML links to, each once. */
const linksIn = (html: string): string[] => {
  const hrefs = [...html.matchAll(/<a\s[^<>]*href="([^"?#]+)/g)].map(([, href = '']) => href);
  return [...new Set(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//')))];
};

/** Returns a function that writes a set's documents for a site. */
export function createDocuments({
  index,
  loaded,
  shellBundle,
  site: given,
  styles: style,
  previews,
}: DocumentSources) {
  const { shell, remotes } = loaded;
  const site = documentConfig(loaded, given);
  /** A route as documents carry it: with its flag only while that is off. */
  const settled = ({ flag, ...data }: RouteData): RouteData =>
    isOn({ flag }, site.flags) ? data : { ...data, flag };
  const routes = routesOf(loaded).map(settled);
  const nav = navOf(routes, site.flags);

  const verified = (release: Release, file: string) => ({
    url: baseOf(release.name, release.id) + file,
    integrity: release.files[file]?.integrity ?? '',
  });
  const shared = Object.fromEntries(
    Object.entries(shell.provides)
      .filter(([, { js }]) => js.length > 0)
      .map(([name, { js }]) => [name, js.map((file) => verified(shell, file))]),
  );

  function integrity(releases: Release[]): Record<string, string> {
    const scripts = [shell, ...releases].flatMap((release) =>
      Object.keys(release.files)
        .filter((file) => file.endsWith('.js'))
        .map((file) => verified(release, file)),
    );
    return Object.fromEntries(scripts.map(({ url, integrity: hash }) => [url, hash]));
  }

  /** A release's files, limited to some pages: the others are fetched, or listed by the import map. */
  function onlyPages(release: Release, paths: string[]): ReleaseFiles {
    const files = browserFiles(release);
    const pages = Object.entries(files.pages).filter(([path]) => paths.includes(path));
    const wanted = pages.flatMap(([, { js, css }]) => [...js, ...css.map(({ file }) => file)]);
    const integrity = Object.fromEntries(
      [files.entry, ...wanted].map((file) => [file, files.integrity[file] ?? '']),
    );
    return { ...files, integrity, pages: Object.fromEntries(pages) };
  }

  /** The other routes that a document's HTML links to, whose pages the browser opens without the index. */
  function linkedFrom(route: RouteData, links: string[]): RouteData[] {
    // The navigation of the member frame comes with the index.
    return routes.filter(
      ({ path, frame }) => links.includes(path) && frame !== 'member' && path !== route.path,
    );
  }

  /** The live release of each remote that owns some of the routes. */
  const liveOf = (owned: RouteData[]): Record<string, ReleaseFiles> =>
    Object.fromEntries(owned.map(({ remote }) => [remote, browserFiles(remotes[remote]![0])]));

  /** What a route's page reads besides the session. */
  function readsOf(route: ReleaseRoute): readonly string[] {
    if (offPageOf(route, site.flags)) return [];
    return route.reads === 'profile' ? profileReads : (route.reads ?? []);
  }

  async function render(boot: Boot, path: string, page: PageModule | null): Promise<string> {
    const owner = boot.route?.remote ?? 'The shell';
    try {
      const rendering = shellBundle.render(boot, path, page, site);
      return await withDeadline(`${owner} has been rendering ${path}`, rendering);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      throw new RefusedError(
        `${owner} failed to render ${path} to HTML: ${error instanceof Error ? error.message : String(error)}. Fix the page, or remove prerender from its route.`,
      );
    }
  }

  return async (spec: DocumentSpec): Promise<WrittenDocument> => {
    const { route, head, path, page, canonical, fetches } = spec;
    const releases = route ? (remotes[route.remote] ?? []) : [];
    const [live] = releases;
    const bootWith = (linked: RouteData[]): Boot => ({
      set: index,
      route: route && settled(routeData(route)),
      releases: releases.map((release) =>
        onlyPages(
          release,
          [route!, ...linked].map((one) => one.path),
        ),
      ),
      linked: {
        routes: linked,
        releases: liveOf(linked.filter(({ remote }) => remote !== route?.remote)),
      },
      nav: route?.frame === 'member' ? nav : [],
      shared,
      frames: framesOf(head, route),
      prerendered: page !== null,
    });
    const body = await render(bootWith([]), path, page);
    // The not-found page may be at another spelling of a page's path, which the router would match.
    const links = linksIn(body);
    const boot = bootWith(route ? linkedFrom(route, links) : []);
    const wanted = live && route && fetches === 'page' ? { live, route } : null;
    const styles = await Promise.all([
      ...shell.css.map((file) => style(shell, file)),
      ...(wanted?.route.css ?? []).map(({ file, chunkId }) => style(wanted!.live, file, chunkId)),
    ]);
    const files = wanted ? [...wanted.live.entry, ...wanted.route.js] : [];
    const isGuarded =
      route !== null &&
      (route.access !== 'public' || (route.role === 'landing' && fetches === 'nothing'));
    const written = writeDocument({
      head,
      canonical,
      preview: await previews(head, styles.map(({ text }) => text ?? '').join('')),
      siteName: shellBundle.app?.name,
      site,
      boot,
      tags: shellBundle.head(baseOf('shell', shell.id)),
      scripts: shellBundle.scripts?.(baseOf('shell', shell.id)) ?? [],
      // Browsers send the document's address to the files of an inlined stylesheet, whatever its policy.
      styles: route?.secret ? styles.map((sheet) => ({ ...sheet, text: null })) : styles,
      modules: unique([
        ...shell.entry.map((file) => verified(shell, file)),
        ...files.map((file) => verified(wanted!.live, file)),
        ...(wanted?.route.shared ?? []).flatMap((name) => shared[name] ?? []),
      ]),
      integrity: integrity(releases),
      body,
    });
    return {
      html: written.html,
      links,
      headers: {
        ...written.headers,
        ...(route?.secret && { 'Referrer-Policy': 'no-referrer' }),
      },
      reads: isGuarded ? [authMe.path, ...readsOf(route)].map((path) => site.apiBase + path) : [],
    };
  };
}
