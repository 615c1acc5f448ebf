import {
  routeData,
  RefusedError,
  baseOf,
  browserFiles,
  fileListUrl,
  integrityOf,
} from '@emberite/release';
import type { Release, ReleaseRoute } from '@emberite/release';
import { authMe } from '@emberite/contract/auth';
import { profileReads, players } from '@emberite/release/page';
import type { Params, Player, Role } from '@emberite/release/page';
import { hasMenu, isOn, navOf, offPageOf, splitPart } from '@emberite/release/data';
import type {
  Boot,
  DocumentConfig,
  MenuLink,
  PageFiles,
  PartFiles,
  ReleaseFiles,
  RouteData,
  VerifiedUrl,
} from '@emberite/release/data';
import type { HeadData, Sandbox, ShellData } from './sandbox/index.ts';
import type { ComposedPage, Encoded } from '@emberite/store';
import { writeDocument } from './document.ts';
import { browserFilesText, indexUrl } from '@emberite/store/setIndex';
import type { LinkPreviews } from './linkPreviews.ts';
import type { Styles } from './styles.ts';

/** A head with the parts that every document has. */
export type DocumentHead = HeadData & { title: string };

/** What one document of a route shows. */
export interface DocumentSpec {
  /** `null` for the not-found page. */
  route: ReleaseRoute | null;
  head: DocumentHead;
  path: string;
  /** The params of its page, to render it; `null` leaves the rendering to the browser. */
  params: Params | null;
  /** Path for search engines; `null` keeps the document out of them. */
  canonical: string | null;
  /** Whether the document loads the page's files right away, or only when they turn out to be needed. */
  fetches: 'page' | 'nothing';
}

/** A document, and how to serve it. */
export interface WrittenDocument extends Omit<ComposedPage, keyof Encoded> {
  html: string;
  /** The paths of this site that its HTML links to, without query and hash. */
  links: string[];
  /** Name of its link preview, if it has one. */
  preview: string | undefined;
}

/** What the documents of a release show. */
export interface ReleaseSources {
  shell: Release;
  /** The remote's live release, then its fallback; none for the shell's own documents. */
  releases: Release[];
  /** By remote, the releases whose parts its pages place, in the same order. */
  offering: Record<string, Release[]>;
  /** The routes with entries in the member area's navigation. */
  nav: RouteData[];
  /** The header and footer of public pages. */
  menu: MenuLink[];
  site: DocumentConfig;
}

/** That, and what composes them. */
interface DocumentSources extends ReleaseSources {
  shellData: ShellData;
  sandbox: Sandbox;
  styles: Styles;
  previews: LinkPreviews;
}

/** A route as documents contain it: with its flag only while that is off, and without its entry in the menu. */
export const settledRoute = (
  { flag, menu: _menu, ...data }: RouteData,
  { flags }: Pick<DocumentConfig, 'flags'>,
): RouteData => (isOn({ flag }, flags) ? data : { ...data, flag });

/** The origins of a page's frames. Throws a {@link RefusedError} if one is not in the list of players. */
function framesOf({ frames = [] }: HeadData, route: ReleaseRoute | null): readonly Player[] {
  const unknown = frames.find((origin) => !players.includes(origin));
  if (unknown === undefined) return frames;
  throw new RefusedError(
    `${route?.remote ?? 'The shell'} frames ${unknown} at ${route?.path ?? 'its own pages'}. A page may only frame ${players.join(' and ')}.`,
  );
}

/** The roles of the pages to which the shell's guard may lead from a document of a route. */
function targetsOf({ access, role }: ReleaseRoute): Role[] {
  if (role === 'landing') return ['welcome', 'home'];
  if (access === 'member') return ['welcome'];
  return access === 'signed-in' ? ['home'] : [];
}

/** Several shared modules can be in one file. */
const unique = (modules: VerifiedUrl[]) => [
  ...new Map(modules.map((module) => [module.url, module])).values(),
];

/** The most links of a document that count. */
const mostLinks = 1_000;

/** The paths of this site that some HTML links to, each once. */
const linksIn = (html: string): string[] => {
  const hrefs = [...html.matchAll(/<a\s[^<>]*href="([^"?#]+)/g)].map(([, href = '']) => href);
  const own = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return [...new Set(own)].slice(0, mostLinks);
};

/** The parts that a route places, as its remotes name them, by remote. */
const partsOf = ({ parts = {} }: RouteData): [string, string[]][] =>
  Object.entries(Object.groupBy(Object.keys(parts).map(splitPart), ({ owner }) => owner)).map(
    ([owner, placed = []]) => [owner, placed.map(({ own }) => own)],
  );

/** What the shell loads to learn who is signed in, also where no page is. */
const sessionNeeds = ['@emberite/sdk/api', '@emberite/sdk/storage'];

/** Returns a function that writes the documents of a release. */
export function createDocuments({
  shell,
  shellData,
  releases,
  offering,
  nav,
  menu,
  site,
  sandbox,
  styles: style,
  previews,
}: DocumentSources) {
  const [live] = releases;
  const routes = (live?.routes ?? []).map((route) => settledRoute(routeData(route), site));

  const verified = (release: Release, file: string) => ({
    url: baseOf(release.name) + file,
    integrity: release.files[file]?.integrity ?? '',
  });
  const shared = Object.fromEntries(
    Object.entries(shell.provides)
      .filter(([, { js }]) => js.length > 0)
      .map(([name, { js }]) => [name, js.map((file) => verified(shell, file))]),
  );

  /** Documents with such a script contain its hash themselves. */
  const isTool = ({ tools = {} }: Release, file: string) => Object.values(tools).includes(file);

  const scripts = [shell, ...releases].flatMap((release) =>
    Object.keys(release.files)
      .filter((file) => file.endsWith('.js') && !isTool(release, file))
      .map((file) => verified(release, file)),
  );
  const integrity = Object.fromEntries(scripts.map(({ url, integrity: hash }) => [url, hash]));

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

  /** The releases that have the parts of a route, limited to these. */
  function placedAt(route: RouteData): Record<string, PartFiles[]> {
    const placed = partsOf(route).map(([owner, names]) => [
      owner,
      (offering[owner] ?? [])
        .filter(({ parts }) => names.every((name) => parts?.[name]))
        .map((release) => ({
          ...onlyPages(release, names),
          list: { url: fileListUrl(release), integrity: integrityOf(browserFilesText(release)) },
        })),
    ]);
    return Object.fromEntries(placed) as Record<string, PartFiles[]>;
  }

  /** What a document loads of the parts that a route places, and the release that has each. */
  const partFiles = (route: ReleaseRoute) =>
    partsOf(route).flatMap(([owner, names]) => {
      const [release] = offering[owner] ?? [];
      return names.flatMap((name) => {
        const files = release?.parts?.[name];
        return files ? [{ release: release!, files }] : [];
      });
    });

  /** The other routes of the remote that a document's HTML links to: their pages open without the index. */
  function linkedFrom(route: RouteData, links: string[]): RouteData[] {
    // The navigation of the member frame is in the index.
    return routes.filter(
      ({ path, frame }) => links.includes(path) && frame !== 'member' && path !== route.path,
    );
  }

  /** What a route's page reads besides the session. */
  function readsOf(route: ReleaseRoute): readonly string[] {
    if (offPageOf(route, site.flags)) return [];
    return route.reads === 'profile' ? profileReads : (route.reads ?? []);
  }

  return async (spec: DocumentSpec): Promise<WrittenDocument> => {
    const { route, head, path, params, canonical, fetches } = spec;
    const owner = route?.remote ?? 'The shell';
    const bootWith = (linked: RouteData[]): Boot => ({
      index: indexUrl(shell.id),
      route: route && settledRoute(routeData(route), site),
      releases: releases.map((release) =>
        onlyPages(
          release,
          [route!, ...linked].map((one) => one.path),
        ),
      ),
      parts: route?.parts && placedAt(route),
      linked,
      nav: route?.frame === 'member' ? navOf(nav, site.flags, route.path) : [],
      menu: !route || [route, ...linked].some(hasMenu) ? menu : [],
      shared,
      frames: framesOf(head, route),
      prerendered: params !== null,
    });
    const body = await sandbox.call(
      `${owner} failed to render ${path} to HTML`,
      'render',
      bootWith([]),
      path,
      params && route!.path,
      site,
    );
    // The not-found page may be at another spelling of a page's path, which the router would match.
    const links = linksIn(body);
    const boot = bootWith(route ? linkedFrom(route, links) : []);
    const loads = live && route && fetches === 'page';
    const page = loads ? [{ release: live, files: route }] : [];
    const parts = loads ? partFiles(route) : [];
    const modulesOf = (wanted: { release: Release; files: PageFiles }[]) =>
      wanted.flatMap(({ release, files }) => [
        ...[...release.entry, ...files.js].map((file) => verified(release, file)),
        ...files.shared.flatMap((name) => shared[name] ?? []),
      ]);
    const isGuarded =
      route !== null &&
      (route.access !== 'public' || (route.role === 'landing' && fetches === 'nothing'));
    const session = isGuarded ? sessionNeeds.flatMap((name) => shared[name] ?? []) : [];
    const modules = unique([
      ...shell.entry.map((file) => verified(shell, file)),
      ...session,
      ...modulesOf(page),
    ]);
    const named = modules.map(({ url }) => url);
    const styles = await Promise.all([
      ...shell.css.map((file) => style(shell, file)),
      ...[...page, ...parts].flatMap(({ release, files }) =>
        files.css.map(({ file, chunkId }) => style(release, file, chunkId)),
      ),
    ]);
    const sheetsOf = (release: Release, { css }: PageFiles) =>
      css.map(({ file }) => verified(release, file));
    const newcomer = loads &&
      route.newcomer && [
        ...modulesOf([{ release: live, files: route.newcomer }]),
        // The bundler's runtime loads them, and knows no hash.
        ...sheetsOf(live, route.newcomer).map(({ url }) => ({ url, integrity: '' })),
      ];
    const reads = isGuarded ? [authMe.path, ...readsOf(route)] : [];
    const ofParts = isGuarded ? parts.flatMap(({ files }) => files.reads ?? []) : [];
    const partReads = [...new Set(ofParts)].filter((one) => !reads.includes(one));
    const inApi = (paths: string[]) => paths.map((one) => site.apiBase + one);
    const isTarget = route?.role === 'welcome' || route?.role === 'home';
    const css = styles.map(({ text }) => text ?? '').join('');
    const preview = params && (await previews(sandbox, spec, params, css));
    const written = writeDocument({
      head,
      canonical,
      preview,
      siteName: shellData.app?.name,
      site,
      boot,
      tags: shellData.tags,
      scripts: shellData.scripts,
      // Browsers send the document's address to the files of an inlined stylesheet, whatever its policy.
      styles: route?.secret ? styles.map((sheet) => ({ ...sheet, text: null })) : styles,
      modules,
      parts: unique(modulesOf(parts)).filter(({ url }) => !named.includes(url)),
      integrity,
      body,
    });
    return {
      html: written.html,
      links,
      preview: preview?.name,
      headers: { ...written.headers, ...(route?.secret && { 'Referrer-Policy': 'no-referrer' }) },
      ...(isGuarded && { leadsTo: targetsOf(route) }),
      ...(newcomer && { newcomer: unique(newcomer).filter(({ url }) => !named.includes(url)) }),
      ...(isTarget && {
        asTarget: {
          role: route.role!,
          files: [
            { url: indexUrl(shell.id), integrity: '' },
            ...page.flatMap(({ release, files }) => [
              { url: fileListUrl(release), integrity: '' },
              // The document from which the guard leads here names what the session needs.
              ...unique(modulesOf(page)).filter((file) => !session.includes(file)),
              ...sheetsOf(release, files),
            ]),
          ],
        },
      }),
      reads: inApi(reads),
      ...(partReads.length > 0 && { partReads: inApi(partReads) }),
    };
  };
}
