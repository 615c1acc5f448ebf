import { browserFiles, fileListUrl, routeData } from '@emberite/release';
import type { Release } from '@emberite/release';
import { devBaseOf } from './builds.ts';
import { configOf, menuOf, navOf } from '@emberite/release/data';
import { dataElement, inert } from '@emberite/release/document';
import type {
  Boot,
  RouteData,
  DocumentConfig,
  SetIndex,
  VerifiedUrl,
} from '@emberite/release/data';

/** The development build of the shell: its first load, and its files of shared modules. */
export interface DevShell extends Pick<Release, 'entry' | 'css' | 'provides'> {
  /** URL of its folder, with a trailing slash. */
  base: string;
  /** URL of the script that shows who owns what; undefined if the site's shell has none. */
  xray: string | undefined;
}

/** Path of the script that Fast Refresh needs before all others in a development document. */
export const refreshHookPath = '/dev/refresh.js';

const bootElement = /<script type="application\/json" id="ember-boot">(.*?)<\/script>/s;
const configElement = /<script type="application\/json" id="ember-config">(.*?)<\/script>/s;

/** Replaces the value in a script element of JSON. */
const withJson = (element: string, value: unknown) =>
  element.replace(/>.*</s, () => `>${inert(value)}<`);

/** The boot data of a document of the site; undefined for everything else. */
export function bootOf(html: string): Boot | undefined {
  const text = bootElement.exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Boot);
}

/** The site's index in which development builds replace the releases of their remotes. */
export function withBuilds(index: SetIndex, builds: Release[]): SetIndex {
  const names = builds.map(({ name }) => name);
  return {
    ...index,
    routes: [
      // First, because the developer wants to see them.
      ...builds.flatMap(({ routes }) => routes.map(routeData)),
      ...index.routes.filter(({ remote }) => !names.includes(remote)),
    ],
    remotes: {
      ...index.remotes,
      ...Object.fromEntries(
        builds.map(({ name, id }) => [
          name,
          // Without a hash, because it changes with every build.
          [{ id, url: fileListUrl({ name, id }), integrity: '' }],
        ]),
      ),
    },
  };
}

/** The route for a path; the fewer parameters, the more specific it is. */
function routeAt(routes: RouteData[], path: string): RouteData | null {
  const params = ({ path: pattern }: RouteData) => pattern.split('/:').length;
  const found = routes
    .toSorted((one, other) => params(one) - params(other))
    .find((route) => new URLPattern({ pathname: route.path }).test({ pathname: path }));
  return found ?? null;
}

/** The script that shows who owns what once a key is pressed, and nothing before. */
const xrayOf = (url: string) =>
  `${dataElement('ember-team', { development: true })}<script type="module" src="${url}"></script>`;

export interface DevDocument {
  /** The document that the site serves at the path. */
  html: string;
  boot: Boot;
  path: string;
  /** The site's index with the development builds, and its URL. */
  index: SetIndex;
  indexUrl: string;
  /** The development builds of remotes. */
  builds: Release[];
  shell: DevShell;
}

/**
 * Turns a document of the site into one that runs the shell's development build and takes some
 * remotes from their development builds. It is rendered in the browser, because the prerendered
 * HTML shows the live releases.
 */
export function developDocument(from: DevDocument): { html: string; status: 200 | 404 } {
  const { boot, builds, index, shell } = from;
  const route = routeAt(index.routes, from.path);
  const build = builds.find(({ name }) => name === route?.remote);
  const config = JSON.parse(configElement.exec(from.html)?.[1] ?? '{}') as DocumentConfig;
  const { flags } = configOf(index.routes, config);
  const roles = builds
    .flatMap(({ routes }) => routes)
    .flatMap(({ role, path }) => (role ? [[role, path]] : []));
  const shared = Object.entries(shell.provides).map(([name, { js }]): [string, VerifiedUrl[]] => [
    name,
    js.map((file) => ({ url: shell.base + file, integrity: '' })),
  ]);
  const next: Boot = {
    ...boot,
    index: from.indexUrl,
    route,
    releases: build ? [browserFiles(build, devBaseOf(build.name))] : boot.releases,
    // The index has all of them.
    parts: undefined,
    linked: [],
    nav: route?.frame === 'member' ? navOf(index.routes, flags, route.path) : [],
    menu: menuOf(index.routes, flags),
    shared: Object.fromEntries(shared.filter(([, files]) => files.length > 0)),
    prerendered: false,
  };
  const ours = [
    `<script src="${refreshHookPath}"></script>`,
    ...shell.css.map((file) => `<link rel="stylesheet" href="${shell.base}${file}">`),
    ...shell.entry.map((file) => `<script type="module" src="${shell.base}${file}"></script>`),
  ].join('');
  const html = from.html
    .replaceAll(/<script type="(?:importmap|module)"[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<style data-href=.*?<\/style>|<link rel="stylesheet"[^>]*>/gs, '')
    .replace(
      /(<div id="ember">).*?(<\/div><script type="application\/json" id="ember-config">)/s,
      '$1$2',
    )
    .replace(bootElement, (element) => withJson(element, next))
    .replace(configElement, (element) =>
      withJson(element, {
        ...config,
        flags,
        roles: { ...config.roles, ...Object.fromEntries(roles) },
      }),
    )
    .replace('</head>', () => `${ours}</head>`)
    .replace('</body>', () => (shell.xray ? `${xrayOf(shell.xray)}</body>` : '</body>'));
  return { html, status: route ? 200 : 404 };
}
