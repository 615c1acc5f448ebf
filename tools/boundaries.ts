/**
 * Checks every import in the repository: rooms depend on each other in one direction, through what
 * their `package.json` exports, and a room uses only packages it declares.
 */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotes } from '@emberite/delivery/workspace';
import { importsOf, resolveImport, root } from './imports.ts';

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (room: string) =>
  JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as Manifest;

const top = manifestOf('.');
const rooms = Object.fromEntries(
  (top.workspaces ?? []).map((room) => [room, manifestOf(room)] as const),
);

/** What a room ships or runs, and what is about it: its tests, its stories and its build. */
type Part = 'source' | 'about';

const isAbout =
  /(^|\/)(rspack\.config|drizzle\.config|drizzleHere)\.ts$|\.(test|stories|e2e)\.tsx?$|\/(e2e|testing)\//;

/** What each room may import of the others, as room or as one of its faces: `sdk`, `sdk/contract`. */
const sources: Record<string, string[]> = {
  'ui-kit': [],
  content: [],
  sdk: ['content'],
  shell: ['sdk', 'ui-kit', 'content/brand'],
  api: ['sdk/contract', 'content'],
  delivery: ['sdk/page', 'sdk/release', 'sdk/contract'],
  bench: ['delivery', 'shell', 'sdk', 'ui-kit', ...remotes],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['sdk', 'ui-kit', 'content']])),
};

/** What tests, stories and builds may import besides. */
const about: Record<string, string[]> = {
  sdk: ['api/testing'],
  shell: ['delivery', 'api/testing'],
  delivery: ['api/testing', 'sdk'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['delivery/build', 'api/testing']])),
};

/** What only the room that wraps it may import. */
const wrapped: Record<string, string> = {
  'react-router-dom': 'Take it from @emberite/sdk/router.',
  'react-router': 'Take it from @emberite/sdk/router.',
};

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A room by its package's name. */
const roomOf = (name: string) => Object.keys(rooms).find((room) => rooms[room]?.name === name);

/** The room that a file is in; `.` for the tools and Storybook, which see all of them. */
function homeOf(file: string): string {
  const [first = ''] = file.split('/');
  return first in rooms ? first : '.';
}

function isDeclared(name: string, room: string, part: Part): boolean {
  const { dependencies = {}, devDependencies = {} } = rooms[room] ?? {};
  if (name in dependencies) return true;
  // What tests and stories of every room need stands at the top, and so does what runs them.
  const forTests = { ...devDependencies, ...top.devDependencies };
  return (part === 'about' || room === '.') && (name in forTests || Boolean(roomOf(name)));
}

function mayImport(room: string, part: Part, specifier: string, target: string): boolean {
  if (room === '.' || room === target) return true;
  const face = specifier.replace(rooms[target]!.name, target);
  const own = sources[room] ?? [];
  const allowed = part === 'about' ? [...own, ...(about[room] ?? [])] : own;
  if (part === 'source' && face.startsWith(`${target}/testing`)) return false;
  return allowed.some((one) => face === one || face.startsWith(`${one}/`));
}

/** What is wrong with one import; nothing when it may stand. */
function problemOf(file: string, specifier: string): string | undefined {
  const room = homeOf(file);
  const part = isAbout.test(file) ? 'about' : 'source';
  if (isBuiltin(specifier)) return undefined;
  const found = resolveImport(specifier, file);
  if (specifier.startsWith('.')) {
    if (!found) return 'there is no such file.';
    const target = homeOf(found);
    // The tools at the top belong to every room.
    if (target === room || found.startsWith('tools/')) return undefined;
    return `that is in ${target}. Import it by name, and add it to the exports in ${target}/package.json where it is not there yet.`;
  }
  const name = packageOf(specifier);
  if (wrapped[name] && remotes.includes(room)) return wrapped[name];
  const target = roomOf(name);
  if (target && !mayImport(room, part, specifier, target)) {
    return `${part === 'about' ? 'the tests of ' : ''}${room} may not import that.`;
  }
  if (target !== room && !isDeclared(name, room, part)) {
    return `${room}/package.json does not declare ${name}.`;
  }
  return found ? undefined : `${name} does not export that.`;
}

/** One sentence for each import in a file that must not be there. */
export function violations(file: string, source?: string): string[] {
  return importsOf(file, source).flatMap((specifier) => {
    const problem = problemOf(file, specifier);
    return problem ? [`${file} imports ${specifier}: ${problem}`] : [];
  });
}

function main(): void {
  const patterns = [...Object.keys(rooms), 'tools', '.storybook'].map(
    (dir) => `${dir}/**/*.{ts,tsx}`,
  );
  const files = globSync([...patterns, '*.ts'], {
    cwd: root,
    exclude: (path) => /node_modules|(^|\/)(dist|\.cache|\.data)(\/|$)/.test(path),
  }).map((file) => file.replaceAll('\\', '/'));
  const found = files.flatMap((file) => violations(file));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${found.length} imports that must not be there\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
