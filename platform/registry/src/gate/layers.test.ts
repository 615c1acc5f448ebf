import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';
import { launchChromium } from '../chromium.ts';
import { ruleOutside } from './layers.ts';
import { slower } from '../../../../tools/slow.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser.close());

it('ends, whatever stylesheet came before', async () => {
  const layers = JSON.stringify(join(import.meta.dirname, 'layers.ts'));
  const sheets = JSON.stringify([',,,,,,,,,,,,,,(', '{url()L8p})[{}']);
  const code = `import { ruleOutside } from ${layers};
    for (const sheet of ${sheets}) console.log(ruleOutside(sheet) !== undefined);`;
  // In a process of its own, because nothing else ends a loop.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { timeout: 30_000 * slower, killSignal: 'SIGKILL' },
  );
  expect(stdout).toBe('true\ntrue\n');
});

/** The rules that Chromium finds in a stylesheet outside the layers of a remote. */
const outsideIn = (css: string) =>
  page.evaluate<string[]>(`(() => {
    const element = document.createElement('style');
    element.textContent = ${JSON.stringify(css)};
    document.head.append(element);
    const isOwn = (name) => ['remotes', 'ui-kit'].includes(name.split('.')[0]);
    const outside = (rules) => [...rules].flatMap((rule) => {
      if (rule instanceof CSSLayerBlockRule && isOwn(rule.name)) return [];
      if (rule instanceof CSSLayerStatementRule && rule.nameList.every(isOwn)) return [];
      if (rule instanceof CSSConditionRule) return outside(rule.cssRules);
      return [rule.cssText];
    });
    const found = outside(element.sheet.cssRules);
    element.remove();
    return found;
  })()`);

const fragment = oneof(
  constantFrom(
    '@layer remotes {',
    '@layer remotes{.a{color:red}}',
    '@layer ui-kit, remotes;',
    '@layer remotes.x {',
    '@layer other {',
    '@layer {',
    '@LAYER remotes{',
    '@la\\79er other{',
    '@layer rem\\6ftes{',
    '@media (width>1px) {',
    '@supports (x:y) {',
    '@container (width>1px){',
    '@import "x.css";',
    '@import "x.css" layer(remotes);',
    '@font-face {',
    '@keyframes x {',
    '@property --x {',
    '@scope (.a) {',
    '@charset "utf-8";',
    '.a{color:red}',
    ':root {',
    'color: red;',
    '}',
    '}',
    '}',
    '{',
    ';',
    '/*',
    '*/',
    '<!--',
    '-->',
    '"',
    "'",
    '\\',
    '(',
    ')',
    '[',
    ']',
    'url(',
    '\n',
    '\0',
  ),
  string({ maxLength: 5 }),
);
const anyText = array(fragment, { maxLength: 12 }).map((parts) => parts.join(''));
// Half of them begin well, because what is refused needs no comparison.
const anySheet = oneof(
  anyText,
  anyText.map((text) => `@layer remotes{${text}`),
);

it('finds every rule that Chromium applies outside the layers of a remote', async () => {
  await assert(
    asyncProperty(anySheet, async (css) => {
      if (ruleOutside(css) !== undefined) return;
      expect(await outsideIn(css)).toEqual([]);
    }),
    { numRuns: isFull ? 10_000 : 200 },
  );
}, 600_000);
