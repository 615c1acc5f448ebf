/**
 * Finds the regular expressions that can take longer than linear time. The tests check all of those
 * that are applied to untrusted text: one request with a bad text would stop the site for
 * everybody.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { expect, it } from 'vitest';
import { root } from './imports.ts';
import { slower } from './slow.ts';

/** The gateway and the API with what they share. The build reads the paths of our own sources only. */
const workspaces = [
  'platform/{api,composer,config,gateway,objects,registry,site,store}/src',
  'packages/{content,contract,release}/src',
];
const isOurs = /\.test\.tsx?$|\/testing\//;

/**
 * The source files whose regular expressions are applied to untrusted text. Paths are from the
 * root.
 */
const exposedFiles = () =>
  globSync(
    workspaces.map((workspace) => `${workspace}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isOurs.test(file));

/**
 * Returns one sentence for each regular expression of a file that some text of `n` characters keeps
 * busy for longer than `n` steps, and for each one that cannot be checked.
 */
async function slowRegexps(
  file: string,
  text = readFileSync(join(root, file), 'utf8'),
): Promise<string[]> {
  const literals: { pattern: string; flags: string }[] = [];
  const problems: string[] = [];
  const construct = ({ callee }: { callee: { type: string; name?: unknown } }) => {
    if (callee.name === 'RegExp') problems.push(`${file} builds a RegExp: write a literal.`);
  };
  new Visitor({
    Literal: (node) => void ('regex' in node && literals.push(node.regex)),
    NewExpression: construct,
    CallExpression: construct,
  }).visit(parseSync(file, text).program);
  for (const { pattern, flags } of literals) {
    const found = await check(pattern, flags, { checker: 'automaton', timeout: 100_000 * slower });
    if (found.status === 'safe') continue;
    const result = found.status === 'unknown' ? found.error.kind : found.complexity.summary;
    problems.push(`${file}: /${pattern}/${flags} (${result})`);
  }
  return problems;
}

it.each([
  ['text.split(/\\s*,\\s*/)', 'a.ts: /\\s*,\\s*/ (2nd degree polynomial)'],
  [
    "text.replace(/^[\\\\/]+|[\\\\/]+$/g, '')",
    'a.ts: /^[\\\\/]+|[\\\\/]+$/g (2nd degree polynomial)',
  ],
  ['/^(a+)+$/.test(text)', 'a.ts: /^(a+)+$/ (exponential)'],
  ['new RegExp(text)', 'a.ts builds a RegExp: write a literal.'],
])('finds that %s can be slow', async (code, problem) => {
  expect(await slowRegexps('a.ts', code)).toEqual([problem]);
});

it('finds no regular expression that can be slow on untrusted text', async () => {
  const files = exposedFiles();
  expect(files).toContain('platform/gateway/src/gateway.ts');
  expect(files).toContain('platform/api/src/http/input.ts');
  expect((await Promise.all(files.map((file) => slowRegexps(file)))).flat()).toEqual([]);
  // Without a binary for its platform, the checker takes ten times as long.
});
