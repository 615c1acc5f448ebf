/**
 * Checks every import in the repository: packages depend on each other in one direction and only
 * through the exports in their `package.json`, a package uses only what it declares there, and
 * neither packages nor the folders inside one import each other in a circle. Each export of `content`
 * must be used by two packages.
 */
import { remotes } from '@emberite/site/workspace';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportsOf, importsOf, namesOf, packageOf, resolveImport, root } from './imports.ts';
import { manifests, rootManifest } from './manifests.ts';

/** A workspace's own code, or its tests, stories and build configuration. */
type Part = 'source' | 'tooling';

const isTooling =
  /(^|\/)(rspack\.config|drizzle\.config|drizzleHere)\.ts$|\.(test|stories|e2e)\.tsx?$|(^|\/)(e2e|testing|harness)\//;

/** What the packages of pages may import of ours. */
const forPages = ['content', 'contract', 'sdk', 'ui-kit'];

/** What each workspace may import from the others: a whole workspace (`sdk`) or an entry point (`content/brand`). */
const sourceImports: Record<string, string[]> = {
  'ui-kit': [],
  shell: ['content/brand', 'contract', 'release', 'sdk', 'ui-kit'],
  'packages/content': [],
  'packages/contract': ['content'],
  'packages/release': ['contract'],
  'packages/sdk': ['content', 'contract', 'release'],
  'packages/cli': ['release'],
  'packages/testing': ['api/testing', 'content', 'contract', 'sdk'],
  'packages/create-remote': ['release'],
  'platform/objects': [],
  'platform/config': ['contract', 'objects', 'release'],
  'platform/store': ['config', 'contract', 'objects', 'release'],
  'platform/composer': ['contract', 'release', 'store'],
  'platform/gateway': ['config', 'contract', 'objects', 'release', 'store'],
  'platform/registry': [
    'api/main',
    'composer',
    'config',
    'contract',
    'gateway',
    'objects',
    'release',
    'store',
  ],
  'platform/api': ['config', 'content', 'contract', 'objects'],
  'platform/console': ['content/brand', 'contract', 'release', 'sdk', 'ui-kit'],
  'platform/site': ['cli', 'config', 'content/brand', 'gateway', 'registry', 'release', 'store'],
  'tools/bench': [
    'cli',
    'composer',
    'config',
    'contract',
    'gateway',
    'registry',
    'release',
    'sdk',
    'shell',
    'site',
    'store',
    'ui-kit',
    ...remotes,
  ],
  ...Object.fromEntries(remotes.map((remote) => [remote, forPages])),
};

/** What the tests of the platform start: any part of a site. */
const forPlatformTests = [
  'api',
  'cli',
  'composer',
  'contract',
  'gateway',
  'objects',
  'registry',
  'site',
];

/** What tests, stories and builds may import in addition. */
const toolingImports: Record<string, string[]> = {
  shell: ['cli', 'content', 'registry', 'site', 'testing'],
  'packages/sdk': ['testing'],
  'packages/testing': [...forPlatformTests, 'config', 'release', 'store'],
  'packages/create-remote': ['testing/harness'],
  'platform/config': ['site/testing'],
  'platform/composer': forPlatformTests,
  'platform/gateway': forPlatformTests,
  'platform/registry': forPlatformTests,
  'platform/console': ['cli/build'],
  'platform/site': [...forPlatformTests, 'testing'],
  'tools/bench': ['api/testing', 'objects/testing', 'testing/harness'],
  ...Object.fromEntries(
    remotes.map((remote) => [remote, ['cli/build', 'release/data', 'testing']]),
  ),
};

/** Finds a workspace by the name of its package. */
const workspaceOfPackage = (name: string) =>
  Object.keys(manifests).find((workspace) => manifests[workspace]?.name === name);

/** The workspace of a file; `.` for the tools and Storybook, which may import all workspaces. */
const workspaceOfFile = (file: string): string =>
  Object.keys(manifests).find((workspace) => file.startsWith(`${workspace}/`)) ?? '.';

function isDeclared(name: string, workspace: string, part: Part): boolean {
  const { dependencies, peerDependencies, devDependencies } = manifests[workspace] ?? {};
  if (name in { ...dependencies, ...peerDependencies }) return true;
  // The root declares what the tests and stories of every workspace need.
  const forTests = { ...devDependencies, ...rootManifest.devDependencies };
  return workspace === '.' || (part === 'tooling' && name in forTests);
}

/** What a file is by its path in its workspace; from the root for the tools and Storybook. */
const partOf = (workspace: string, file: string): Part =>
  isTooling.test(workspace === '.' ? file : file.slice(workspace.length + 1))
    ? 'tooling'
    : 'source';

function mayImport(workspace: string, part: Part, specifier: string, target: string): boolean {
  if (workspace === '.' || workspace === target) return true;
  const entryPoint = specifier.replace(manifests[target]!.name, basename(target));
  const own = sourceImports[workspace] ?? [];
  const allowed = part === 'tooling' ? [...own, ...(toolingImports[workspace] ?? [])] : own;
  const isForTests = entryPoint.startsWith(`${basename(target)}/testing`);
  if (part === 'source' && isForTests && workspace !== 'packages/testing') return false;
  return allowed.some((one) => entryPoint === one || entryPoint.startsWith(`${one}/`));
}

/** What is wrong with an import; undefined if nothing is. */
function problemOf(file: string, specifier: string): string | undefined {
  const workspace = workspaceOfFile(file);
  const part = partOf(workspace, file);
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
  if (/^react-router(-dom)?$/.test(name) && remotes.includes(workspace)) {
    return 'Import it from @emberite/sdk/router.';
  }
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

/** The package of a source file, or the folder or file in its `src` that it stands in. */
const placesOf = (file: string): string[] => {
  const workspace = workspaceOfFile(file);
  const [top] = file.slice(`${workspace}/src/`.length).split('/');
  return [workspace, `${workspace}/src/${top}`];
};

/**
 * Returns one sentence for each circle: of packages, and of folders inside one. Only what sources
 * import at run time counts. Takes all files with their texts.
 */
export function circles(files: ReadonlyMap<string, string>): string[] {
  /** By place: the places that it imports from, each with the first such import. */
  const arrows = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const workspace = workspaceOfFile(file);
    if (workspace === '.' || partOf(workspace, file) === 'tooling') continue;
    for (const specifier of importsOf(file, text, 'at run time')) {
      const found = isBuiltin(specifier) ? undefined : resolveImport(specifier, file);
      if (!found || found.includes('node_modules') || workspaceOfFile(found) === '.') continue;
      const [from, to] = [placesOf(file), placesOf(found)];
      const level = from.findIndex((place, index) => place !== to[index]);
      if (level === -1) continue;
      const after = arrows.get(from[level]!) ?? new Map<string, string>();
      if (!after.has(to[level]!)) after.set(to[level]!, `${file} imports ${specifier}`);
      arrows.set(from[level]!, after);
    }
  }
  const found: string[] = [];
  const known = new Set<string>();
  for (const start of arrows.keys()) {
    // The shortest way back to where it begins.
    const ways = [[start]];
    const seen = new Set<string>();
    for (const way of ways) {
      const next = [...(arrows.get(way.at(-1)!)?.keys() ?? [])];
      if (next.includes(start)) {
        const circle = [...way, start];
        const name = way.toSorted().join();
        if (!known.has(name)) {
          const steps = circle.slice(1).map((to, index) => arrows.get(circle[index]!)!.get(to));
          found.push(`${circle.join(' → ')} is a circle: ${steps.join(', ')}.`);
        }
        known.add(name);
        break;
      }
      for (const place of next) {
        if (seen.has(place)) continue;
        seen.add(place);
        ways.push([...way, place]);
      }
    }
  }
  return found;
}

/**
 * Returns one sentence for each value that `content` exports without being shared: fewer than two
 * workspaces use it in their sources, `content` itself included. Takes all files with their texts.
 */
export function unshared(files: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  const sources = [...files].filter(([file]) => partOf(workspaceOfFile(file), file) === 'source');
  for (const [file, text] of sources) {
    const workspace = workspaceOfFile(file);
    if (workspace !== 'packages/content' && !text.includes('@emberite/content/')) continue;
    for (const { specifier, name } of namesOf(file, text)) {
      if (workspace !== 'packages/content' && !specifier.startsWith('@emberite/content/')) continue;
      const key = `${basename(specifier, '.ts')} ${name}`;
      users.set(key, (users.get(key) ?? new Set()).add(workspace));
    }
  }
  return sources
    .filter(([file]) => file.startsWith('packages/content/'))
    .flatMap(([file, text]) =>
      exportsOf(file, text).flatMap((name) => {
        const own = [...(users.get(`${basename(file, '.ts')} ${name}`) ?? [])];
        if (own.length > 1) return [];
        return [`${file} exports ${name}: only ${own[0] ?? 'itself'} uses it. Move it there.`];
      }),
    );
}

function main(): void {
  const patterns = [...Object.keys(manifests), 'tools', '.storybook'].map(
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
    ...circles(texts),
    ...unshared(texts),
  ];
  for (const line of found) process.stderr.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${found.length} mistakes\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
