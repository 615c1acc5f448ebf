import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '@emberite/site/workspace';
import type { Route } from '@emberite/release/page';
import { expect, it } from 'vitest';
import { root } from './imports.ts';
import { manifests } from './manifests.ts';
import { keysIn } from './storedKeys.ts';

/**
 * Where something of a remote may be named outside of it, and why. A path that ends with `/` is a
 * folder. An exception that no file needs fails the test.
 */
const exceptions: Record<string, string> = {
  'package.json': 'the list of workspaces',
  '.storybook/flows/': 'shows the ways through the stories of these four remotes',
  'platform/api/': 'its links in mails, the ways back from providers and payments, and their tests',
  'tools/bench/': 'measures the pages of these four remotes',
  'packages/create-remote/e2e/': 'follows a link into the composed site',
  'packages/content/src/roadmaps.ts': 'the steps of the journey, which pages of two remotes show',
  'packages/content/src/brand.ts': 'the addresses behind its calls to action, for several packages',
  'packages/content/src/paths.ts': 'addresses that remotes and the API link to',
  'packages/sdk/src/config/index.ts':
    'addresses of the roles where there is no site, for tests and stories',
  'packages/contract/src/': 'calls of the API, and the pages that a sign-in never returns to',
  'packages/sdk/src/standing/': 'where a member stands, which pages of two remotes show',
  'packages/testing/src/standing.ts': 'the states of a member, for tests of these pages',
  'packages/sdk/src/waitlist/waitlist.test.ts': 'a link in a mail of the API',
  'packages/testing/harness/': 'composes the site of these four remotes',
  'tools/faults/list.ts': 'breaks promises that these remotes keep',
  'tools/changed.test.ts': 'changes one of these remotes',
  'shell/e2e/': 'tests the shell with pages of these four remotes',
  'platform/site/e2e/': 'tests the site of these four remotes',
  'tools/storedKeys.test.ts':
    'keys from before they had the name of their remote; it may only shrink',
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Whether a line of source code names something of a remote. */
type Names = (line: string) => boolean;

/** Finds a path of a route, also as part of a URL, with any values of its parameters. */
function address(path: string): Names {
  const parts = path.replaceAll(/:\w+/g, '[^/\'"`?#\\s]+');
  const before = '(https?://[^/\'"`]*|\\$\\{[^}]*\\})?';
  // Neither a part of a longer path nor a relative import.
  const found = new RegExp(`(?<![\\w/.*@-])${before}${parts}(?![\\w/.-])`);
  return (line) => found.test(line);
}

const text =
  (part: string): Names =>
  (line) =>
    line.includes(part);

/** What belongs to a remote: its name, addresses, flags, storage keys and the texts of its routes. */
async function ownedBy(remote: string): Promise<Names[]> {
  const file = join(root, remote, 'src/routes.tsx');
  const { default: routes } = (await import(file)) as { default: Route[] };
  // Everybody links to `/`.
  const paths = routes
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .filter((path) => path !== '/');
  const texts = routes.flatMap(({ title, description, flag }) => [
    flag?.name,
    flag?.off?.title,
    flag?.off?.text,
    description,
    // Other titles are the brand's name alone.
    title.includes(' · ') ? title : undefined,
  ]);
  const words = [remote, ...keysIn(remote), ...texts.filter((part) => part !== undefined)];
  return [...paths.map(address), ...words.map(text)];
}

/** The sources outside of the remotes. */
const packages = Object.keys(manifests).filter((name) => !remotes.includes(name));
const sources = [
  ...globSync(`{${[...packages, 'tools', '.storybook'].join()}}/**/*.{ts,tsx,mjs,json,css,html}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(path),
  }),
  ...globSync('{,.}*.{ts,json}', { cwd: root, exclude: ['package-lock.json'] }),
];

const exceptionFor = (file: string) =>
  Object.keys(exceptions).find((path) =>
    path.endsWith('/') ? file.startsWith(path) : file === path,
  );

/** The lines outside of a remote that name something of it, as `file:line: text`. */
async function named(remote: string): Promise<string[]> {
  const owned = await ownedBy(remote);
  return sources.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        owned.some((names) => names(line)) ? `${file}:${index + 1}: ${line.trim()}` : [],
      ),
  );
}

const fileOf = (line: string) => line.slice(0, line.indexOf(':'));

it.each(remotes)('nothing outside of %s names what it owns', async (remote) => {
  const lines = await named(remote);
  expect(lines.filter((line) => !exceptionFor(fileOf(line)))).toEqual([]);
});

it('every exception is needed', async () => {
  const lines = (await Promise.all(remotes.map(named))).flat();
  const needed = new Set(lines.map((line) => exceptionFor(fileOf(line))));
  expect(Object.keys(exceptions).filter((path) => !needed.has(path))).toEqual([]);
});
