/**
 * Checks every import in the repository: workspaces depend on each other in one direction and only
 * through the exports in their `package.json`, and a workspace uses only packages that it declares.
 * Each export of `content` must be used by two workspaces.
 */
import { remotes } from '@emberite/delivery/workspace';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportsOf, importsOf, namesOf, packageOf, resolveImport, root } from './imports.ts';

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;

const rootManifest = manifestOf('.');
const workspaces = Object.fromEntries(
  (rootManifest.workspaces ?? []).map((workspace) => [workspace, manifestOf(workspace)] as const),
);

/** A workspace's own code, or its tests, stories and build configuration. */
type Part = 'source' | 'tooling';

const isTooling =
  /(^|\/)(rspack\.config|drizzle\.config|drizzleHere)\.ts$|\.(test|stories|e2e)\.tsx?$|\/(e2e|testing)\//;

/** What each workspace may import from the others: a whole workspace (`sdk`) or an entry point (`sdk/contract`). */
const sourceImports: Record<string, string[]> = {
  'ui-kit': [],
  content: [],
  sdk: ['content'],
  shell: ['sdk', 'ui-kit', 'content/brand'],
  objects: [],
  config: [],
  api: ['config', 'sdk/contract', 'content', 'objects'],
  testing: ['api/testing', 'sdk', 'content'],
  cli: ['sdk/page', 'sdk/release'],
  delivery: [
    'cli',
    'config',
    'content/brand',
    'objects',
    'sdk/page',
    'sdk/release',
    'sdk/contract',
  ],
  console: ['cli/responses', 'content/brand', 'sdk', 'ui-kit'],
  bench: ['cli', 'delivery', 'shell', 'sdk', 'ui-kit', ...remotes],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['sdk', 'ui-kit', 'content']])),
};

/** What tests, stories and builds may import in addition. */
const toolingImports: Record<string, string[]> = {
  sdk: ['testing'],
  bench: ['api/testing', 'delivery/testing', 'objects/testing'],
  shell: ['cli', 'delivery', 'testing', 'api/testing', 'content'],
  cli: ['sdk'],
  console: ['cli/build'],
  'create-remote': ['shell/e2e'],
  delivery: ['api/testing', 'sdk'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['cli/build', 'testing', 'shell/e2e']])),
};

/** Packages that remotes may only use through a wrapper, with the message that says so. */
const wrapped: Record<string, string> = {
  'react-router-dom': 'Import it from @emberite/sdk/router.',
  'react-router': 'Import it from @emberite/sdk/router.',
};

/** Finds a workspace by the name of its package. */
const workspaceOfPackage = (name: string) =>
  Object.keys(workspaces).find((workspace) => workspaces[workspace]?.name === name);

/** The workspace of a file; `.` for the tools and Storybook, which may import all workspaces. */
function workspaceOfFile(file: string): string {
  const [first = ''] = file.split('/');
  return first in workspaces ? first : '.';
}

function isDeclared(name: string, workspace: string, part: Part): boolean {
  const { dependencies, peerDependencies, devDependencies } = workspaces[workspace] ?? {};
  if (name in { ...dependencies, ...peerDependencies }) return true;
  // The root declares what the tests and stories of every workspace need.
  const forTests = { ...devDependencies, ...rootManifest.devDependencies };
  return (
    (part === 'tooling' || workspace === '.') &&
    (name in forTests || Boolean(workspaceOfPackage(name)))
  );
}

function mayImport(workspace: string, part: Part, specifier: string, target: string): boolean {
  if (workspace === '.' || workspace === target) return true;
  const entryPoint = specifier.replace(workspaces[target]!.name, target);
  const own = sourceImports[workspace] ?? [];
  const allowed = part === 'tooling' ? [...own, ...(toolingImports[workspace] ?? [])] : own;
  const isForTests = entryPoint.startsWith(`${target}/testing`);
  if (part === 'source' && isForTests && workspace !== 'testing') return false;
  return allowed.some((one) => entryPoint === one || entryPoint.startsWith(`${one}/`));
}

/** What is wrong with an import; undefined if nothing is. */
function problemOf(file: string, specifier: string): string | undefined {
  const workspace = workspaceOfFile(file);
  const part = isTooling.test(file) ? 'tooling' : 'source';
  if (isBuiltin(specifier)) return undefined;
  const found = resolveImport(specifier, file);
  if (specifier.startsWith('.')) {
    if (!found) return 'the file does not exist.';
    const target = workspaceOfFile(found);
    // The tools at the top belong to every workspace.
    if (target === workspace || found.startsWith('tools/')) return undefined;
    return `the file is in ${target}. Import it by package name; add it to the exports in ${target}/package.json if it is missing there.`;
  }
  const name = packageOf(specifier);
  if (wrapped[name] && remotes.includes(workspace)) return wrapped[name];
  const target = workspaceOfPackage(name);
  if (target && !mayImport(workspace, part, specifier, target)) {
    return `${part === 'tooling' ? 'the tests of ' : ''}${workspace} may not import it.`;
  }
  if (target !== workspace && !isDeclared(name, workspace, part)) {
    return `${workspace}/package.json does not declare ${name}.`;
  }
  return found ? undefined : `${name} does not export it.`;
}

/** Returns one sentence for each forbidden import in a file. */
export function violations(file: string, source?: string): string[] {
  return importsOf(file, source).flatMap((specifier) => {
    const problem = problemOf(file, specifier);
    return problem ? [`${file} imports ${specifier}: ${problem}`] : [];
  });
}

/**
 * Returns one sentence for each value that `content` exports without being shared: fewer than two
 * workspaces use it in their sources, `content` itself included. Takes all files with their texts.
 */
export function unshared(files: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  const sources = [...files].filter(([file]) => !isTooling.test(file));
  for (const [file, text] of sources) {
    const workspace = workspaceOfFile(file);
    if (workspace !== 'content' && !text.includes('@emberite/content/')) continue;
    for (const { specifier, name } of namesOf(file, text)) {
      if (workspace !== 'content' && !specifier.startsWith('@emberite/content/')) continue;
      const key = `${basename(specifier, '.ts')} ${name}`;
      users.set(key, (users.get(key) ?? new Set()).add(workspace));
    }
  }
  return sources
    .filter(([file]) => file.startsWith('content/'))
    .flatMap(([file, text]) =>
      exportsOf(file, text).flatMap((name) => {
        const own = [...(users.get(`${basename(file, '.ts')} ${name}`) ?? [])];
        if (own.length > 1) return [];
        return [`${file} exports ${name}: only ${own[0] ?? 'itself'} uses it. Move it there.`];
      }),
    );
}

function main(): void {
  const patterns = [...Object.keys(workspaces), 'tools', '.storybook'].map(
    (dir) => `${dir}/**/*.{ts,tsx}`,
  );
  const files = globSync([...patterns, '*.ts'], {
    cwd: root,
    // The template is a project of its own, with its own packages.
    exclude: (path) => /node_modules|(^|\/)(dist|template|\.cache|\.data)(\/|$)/.test(path),
  }).map((file) => file.replaceAll('\\', '/'));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const found = [
    ...[...texts].flatMap(([file, text]) => violations(file, text)),
    ...unshared(texts),
  ];
  for (const line of found) process.stderr.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${found.length} mistakes\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
