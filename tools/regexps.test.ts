import { expect, it } from 'vitest';
import { exposedFiles, slowRegexps } from './regexps.ts';

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

it("finds no regular expression that can be slow where a stranger's text arrives", async () => {
  const files = exposedFiles();
  expect(files).toContain('delivery/src/gateway/gateway.ts');
  expect(files).toContain('api/src/http/input.ts');
  expect((await Promise.all(files.map((file) => slowRegexps(file)))).flat()).toEqual([]);
  // Without a binary for its platform, the checker takes ten times as long.
}, 120_000);
