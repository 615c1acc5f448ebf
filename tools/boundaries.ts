/**
 * Checks the one-way imports between the rooms of this repository, and that remotes reach the
 * router and the accessible components only through the rooms that wrap them.
 */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const remotes = ['mf-public', 'mf-onboarding', 'mf-member', 'mf-experiences'];

/** What each room may import of ours. `sdk/contract` and the like name one part of a room. */
const allowed: Record<string, string[]> = {
  'ui-kit': [],
  content: [],
  sdk: ['content'],
  shell: ['sdk', 'ui-kit', 'content/brand'],
  api: ['sdk/contract', 'content'],
  delivery: ['sdk/page', 'sdk/release', 'sdk/contract'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['sdk', 'ui-kit', 'content']])),
};

/** What only the room that wraps it may import. */
const wrapped: Record<string, string> = {
  'react-router-dom': 'Take it from @emberite/sdk/router.',
  'react-router': 'Take it from @emberite/sdk/router.',
  'react-aria-components': 'Use the component of @emberite/ui-kit.',
};

/** Files about a room rather than of it: its build, its tests and its stories. */
const about = /(rspack\.config\.ts|\.test\.tsx?|\.stories\.tsx|\/(e2e|test|testing)\/.*)$/;

/** The part of ours that an import leads to, e.g. `sdk/contract`, or null. */
function ours(specifier: string, file: string): string | null {
  const named = /^@emberite\/(.+)$/.exec(specifier)?.[1];
  if (named) return named;
  if (remotes.includes(specifier.split('/')[0]!) || specifier.split('/')[0] === 'shell') {
    return specifier;
  }
  if (!specifier.startsWith('.')) return null;
  const path = new URL(specifier, `file:///${file}`).pathname.slice(1);
  return path.split('/')[0] === file.split('/')[0] ? null : path.replace('/src/', '/');
}

const specifiers = /(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"]+)['"]/g;

/** The sentences for everything in one file that must not be imported there. */
export function violations(file: string, source: string): string[] {
  const room = file.split('/')[0]!;
  const may = allowed[room];
  if (!may || about.test(file)) return [];
  return [...source.matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const advice = wrapped[specifier];
    if (advice && remotes.includes(room)) {
      return [`${file} imports ${specifier}. ${advice}`];
    }
    const target = ours(specifier, file);
    const fine =
      !target ||
      target.split('/')[0] === room ||
      may.some((part) => target === part || target.startsWith(`${part}/`));
    return fine ? [] : [`${file} imports ${specifier}, but ${room} may not import that.`];
  });
}

function main(): void {
  const rooms = Object.keys(allowed).join(',');
  const files = globSync(`{${rooms}}/**/*.{ts,tsx}`, {
    exclude: (path) => /node_modules|\/dist/.test(path),
  });
  const found = files.flatMap((file) => violations(file, readFileSync(file, 'utf8')));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${found.length} imports that go the wrong way\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
