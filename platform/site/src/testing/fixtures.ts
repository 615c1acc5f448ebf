import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, cp, mkdtemp, mkdtempDisposable } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@emberite/release/page';
import type { SiteConfig } from '@emberite/release/data';
import type { BuildRecordFile, ChunkRecord } from '@emberite/cli/build';
import { readPackage, writeRelease } from '@emberite/cli/release';
import type { Package, Published } from '@emberite/release';
import { runtime, sharedModules } from '@emberite/cli/build';
import { createRegistry } from '@emberite/registry';
import type { Store } from '@emberite/store';
import { openStore } from '@emberite/store';
import { textOf } from '@emberite/store/composition';
import { writeFiles } from '../../../../tools/files.ts';
import { composeHere } from './composeHere.ts';

/** A temporary folder that is removed after the test. In an address, its name would mean another one. */
export const tempFolder = () => mkdtempDisposable(join(tmpdir(), 'ember-100%20-'));

export const site: SiteConfig = {
  siteUrl: 'https://ember.example',
  apiBase: '/api',
  flags: {},
  providers: ['google', 'microsoft'],
  visibilityOpens: '2027-02-14T00:00-08:00',
};

/** Id of the live set; empty before the first. */
export const liveSet = async (store: Store): Promise<string> => (await store.latest())?.set ?? '';

/** The live document of a path. */
export async function htmlOf(store: Store, path: string): Promise<string> {
  const { compositions } = await store.set(await liveSet(store));
  const all = await Promise.all(compositions.map(store.composition));
  const page = all.find((one) => one?.paths[path])?.paths[path];
  if (!page) throw new Error(`There is no document for ${path}.`);
  return textOf(page);
}

/** The sites that this process has made, and a folder for them that is removed with it. */
const made = new Map<string, Promise<string>>();
const madeSites = mkdtempSync(join(tmpdir(), 'ember-'));
process.once('exit', () => rmSync(madeSites, { recursive: true, force: true }));

/** Makes a shell and some remotes live. Returns the folder. */
async function makeSite(remotes: RemoteSpec[]): Promise<string> {
  const folder = await mkdtemp(join(madeSites, 'site-'));
  const dists = [await shellDist(folder)];
  for (const spec of remotes) dists.push(await remoteDist(folder, spec));
  await publish(openStore(join(folder, 'store')), dists);
  return folder;
}

/** A store with a shell and some remotes in a folder, a copy of the first such site of the day. */
export async function siteWith(folder: string, ...remotes: RemoteSpec[]): Promise<Store> {
  // Tests may set the date, which is part of what is live.
  const key = JSON.stringify([new Date().toDateString(), remotes]);
  const site = made.get(key) ?? makeSite(remotes);
  made.set(key, site);
  await cp(await site, folder, { recursive: true });
  return openStore(join(folder, 'store'));
}

/** How registries in tests compose: fast. */
export const quick = { quality: 5, open: composeHere };

/** The registry of a store, as tests want it. */
export const testRegistry = (store: Store, of: SiteConfig = site) =>
  createRegistry(store, of, quick);

/** Makes a release of a build, as it is uploaded. */
export async function packageOf(dist: string): Promise<Package> {
  await writeRelease(dist);
  return readPackage(dist);
}

/** Makes releases of builds, and makes all of them live together. */
export async function publish(
  store: Store,
  dists: string[],
  of: SiteConfig = site,
): Promise<{ releases: Published[]; warnings: string[] }> {
  const packages = [];
  for (const dist of dists) packages.push(await packageOf(dist));
  return testRegistry(store, of).publish(packages);
}

const none: ChunkRecord = { js: [], css: [], shared: {}, packages: [] };

async function writeBuild(
  dist: string,
  build: BuildRecordFile,
  files: Record<string, string>,
  node: Record<string, string>,
): Promise<string> {
  await writeFiles(dist, { 'build.json': JSON.stringify(build) });
  await writeFiles(join(dist, 'node'), node);
  await writeFiles(join(dist, 'browser'), files);
  return dist;
}

/** One file of every kind that the build preset emits. Their bytes do not matter. */
const pictures = Object.fromEntries(
  ['svg', 'png', 'webp', 'mp4', 'vtt', 'woff2', 'pdf'].map((kind) => [
    `picture.${kind}`,
    '0123456789'.repeat(100),
  ]),
);

/** The name of a script for the browser, with a hash as the build preset writes it. */
const scriptOf = (name: string, content: string) =>
  `${name}.${hash('sha256', content).slice(0, 12)}.js`;

/** The script of the pages of a remote with this text. */
export const pageFile = (text: string) => scriptOf('page', text);

const newcomerFile = scriptOf('newcomer', '');

/** How a test wants a remote's build to look. */
export interface RemoteSpec {
  name: string;
  /** The page's text; builds with different texts have different ids. */
  text: string;
  paths: string[];
  /** Additional properties of the routes of paths; that of `/` is the landing page. */
  own?: Partial<Record<string, Partial<Route>>>;
  /** The first page for members: it reads their profile, and has something for newcomers. */
  ownPath?: string;
  /** A page whose query is a secret. */
  secretPath?: string;
  /** Packages bundled into the page. */
  packages?: string[];
  requires?: Record<string, string>;
  /** The exports that it uses of shared modules. */
  uses?: Record<string, string[]>;
  /** Version range of the federation runtime that it borrows; if omitted, it has its own. */
  borrows?: string;
  /** Shared modules that its routes import. */
  early?: Record<string, string>;
  /** Adds the pages to the navigation, with this icon. */
  icon?: unknown;
  /** Files that the record lists but the build lacks. */
  missing?: string[];
  /** Source of the page's component for Node. */
  component?: string;
  /** Source of the page's `head` for Node. */
  head?: string;
  /** Replaces fields of its record, valid or not. */
  record?: Partial<Record<keyof BuildRecordFile, unknown>>;
}

/** Writes a remote's `dist` like the build preset does, but without a slow build. Returns the folder. */
export function remoteDist(folder: string, spec: RemoteSpec): Promise<string> {
  const page: ChunkRecord = {
    js: [pageFile(spec.text)],
    css: [
      { file: 'page.css', chunkId: `${spec.name}:chunk-1` },
      ...(spec.missing ?? []).map((file) => ({ file, chunkId: '' })),
    ],
    shared: spec.requires ?? { react: '^19.0.0' },
    packages: spec.packages ?? [],
  };
  const build: BuildRecordFile = {
    name: spec.name,
    version: '1.0.0',
    kind: 'remote',
    mode: 'production',
    entry: { ...none, js: ['remoteEntry.js'], shared: spec.early ?? {} },
    provides: {},
    requires: spec.borrows ? { [runtime]: spec.borrows } : {},
    lazy: [],
    uses: spec.uses ?? {},
    imports: {
      './src/Page.tsx': page,
      './src/Newcomer.tsx': { ...none, js: [newcomerFile] },
    },
    nodeChunks: { 'page.cjs': ['./src/Page.tsx'] },
    ...(spec.record as Partial<BuildRecordFile>),
  };
  const component = spec.component ?? `() => ${JSON.stringify(spec.text)}`;
  const nav = spec.icon
    ? `nav: ${JSON.stringify({ label: 'A page', icon: spec.icon, order: 1 })},`
    : '';
  const routes = spec.paths.map(
    (path) =>
      `{ ${nav} path: '${path}', access: 'public', frame: 'bare', title: 'A page', prerender: true, page: async () => require('./page.cjs'), ...${JSON.stringify({ ...(path === '/' && { role: 'landing' }), ...spec.own?.[path] })} }`,
  );
  if (spec.ownPath) {
    routes.push(
      `{ path: '${spec.ownPath}', access: 'member', frame: 'member', title: 'A page', role: 'home', reads: ['/profiles?location={location}'], newcomer: './Newcomer.tsx', page: async () => require('./page.cjs') }`,
    );
  }
  if (spec.secretPath) {
    routes.push(
      `{ path: '${spec.secretPath}', access: 'public', frame: 'bare', title: 'A page', secret: true, page: async () => require('./page.cjs') }`,
    );
  }
  return writeBuild(
    join(folder, `${spec.name}-${spec.text}`),
    build,
    {
      'remoteEntry.js': 'export const entry = 1;',
      [pageFile(spec.text)]: `export const text = ${JSON.stringify(spec.text)};`,
      [newcomerFile]: 'export const newcomer = 1;',
      'page.css': '.page{color:red}',
      ...pictures,
      [`${pageFile(spec.text)}.map`]: JSON.stringify({
        version: 3,
        sources: ['src/Page.tsx'],
        names: ['text'],
        // The name `text` of the first line is at the tenth line of the source, column 3.
        mappings: 'aASEA',
      }),
    },
    {
      'index.cjs': `module.exports = { default: [${routes.join(',')}] };`,
      'page.cjs': `module.exports = { default: ${component}, head: ${spec.head} };`,
    },
  );
}

/** The font that the shell draws titles with. */
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
);

/** What a shell adds for link previews and home screens. */
const appSource = `
  app: { name: 'Ember', icon: 'icon.svg', font: 'font.woff2', background: '#fbf4e8' },
  preview: (drawing, title, draw) => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">'
    + drawing + '<path fill="#000" transform="translate(0 300)" d="' + draw(title, 600, 84).path + '"/></svg>',
`;

/**
 * Writes the `dist` of a shell that renders a page by calling its component. Returns the folder.
 * A `bare` shell knows neither link previews nor home screens; `lends` is the version of the
 * federation runtime that it lends.
 */
export async function shellDist(
  folder: string,
  react = '19.3.1',
  {
    bare = false,
    lends,
    shared = {},
  }: { bare?: boolean; lends?: string; shared?: Record<string, object> } = {},
): Promise<string> {
  const provides = Object.fromEntries(
    Object.keys(sharedModules('shell')).map((name) => [
      name,
      name.startsWith('react') ? react : '1.0.0',
    ]),
  );
  const main = scriptOf('main', `${react} ${lends}`);
  const build: BuildRecordFile = {
    name: 'shell',
    version: '1.0.0',
    kind: 'host',
    mode: 'production',
    entry: { ...none, js: [main], css: [{ file: 'main.css', chunkId: 'shell:chunk-1' }] },
    provides: { ...provides, ...(lends && { [runtime]: lends }) },
    requires: {},
    lazy: [],
    uses: {},
    imports: {},
    nodeChunks: {},
  };
  const dist = await writeBuild(
    join(
      folder,
      `shell-${react}-${bare}-${lends}-${Object.values(shared).flatMap(Object.keys).join('-')}`,
    ),
    build,
    {
      [main]: `export const react = '${react}', lends = '${lends}';`,
      'main.css': ':root{color:black}',
      'icon.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f2762e"/></svg>',
    },
    {
      'index.cjs': `module.exports = {
        shared: ${JSON.stringify(shared)}, head: () => '',
        render: async (boot, path, page) => '<main>' + (page ? await page.default() : 'pending') + '</main>',
        ${bare ? '' : appSource}
      };`,
    },
  );
  await copyFile(font, join(dist, 'browser/font.woff2'));
  for (const tool of ['team', 'visits', 'vitals']) {
    await writeFiles(dist, { [`tools/${tool}.1.js`]: `export const tool = '${tool}';` });
  }
  return dist;
}
