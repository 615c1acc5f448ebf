import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  oneof,
  string,
  tuple,
} from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';
import { launchChromium } from '../chromium.ts';
import { scopeStyles } from '@emberite/release/scope';
import { outside } from './layers.ts';
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
  const sheets = `[
    ',,,,,,,,,,,,,,(',
    '{url()L8p})[{}',
    '.a{font:' + 'a '.repeat(20_000) + '}',
    '.a{' + Array.from({ length: 20_000 }, (_, at) => '--a' + at + ':var(--a' + (at + 1) + ');').toReversed().join('') + 'font:var(--a0)}',
    '@keyframes a{}.b{animation:' + 'a,'.repeat(200_000) + 'a}',
    ':is('.repeat(3_000) + 'a' + ')'.repeat(3_000) + '{}',
  ]`;
  const code = `import { outside } from ${layers};
    for (const sheet of ${sheets}) console.log(outside(sheet, 'mf-x') !== undefined);`;
  // In a process of its own, because nothing else ends a loop.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { timeout: 30_000 * slower, killSignal: 'SIGKILL' },
  );
  expect(stdout).toBe('true\n'.repeat(6));
});

it.each([
  '@property --\\63olor-text{syntax:"*";inherits:false}',
  '@font-face{font-family:In\\74 er;src:url(a.woff2)}',
  '@font-face{font-f\\61mily:Inter;src:url(a.woff2)}',
  '@keyframes sp\\69 n{}',
])('finds that %s means what others may have', (rule) => {
  expect(outside(`@layer remotes{${rule}}`, 'mf-x')).toContain('a rule that reaches other pages');
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
      if (outside(css, 'mf-x') !== undefined) return;
      expect(await outsideIn(css)).toEqual([]);
    }),
    { numRuns: isFull ? 10_000 : 100 },
  );
});

/** What of the document outside the element of mf-x a stylesheet changes. */
const changedBy = (css: string) =>
  page.evaluate<string[]>(`(() => {
    const element = document.createElement('style');
    element.textContent = ${JSON.stringify(css)};
    const inside = document.querySelector('[data-remote]');
    const all = [...document.querySelectorAll('*')].filter((one) => !inside.contains(one) && !one.closest('.mf_x-own'));
    const look = () => all.flatMap((one) => [null, '::before', '::after', '::marker', '::selection'].map(
      (part) => getComputedStyle(one, part).color + getComputedStyle(one, part).getPropertyValue('--color-text')));
    const before = look();
    document.head.append(element);
    const after = look();
    const changed = after.flatMap((one, index) => (one === before[index] ? [] : [all[Math.floor(index / 5)].outerHTML.slice(0, 60)]));
    element.remove();
    return [...new Set(changed)];
  })()`);

const simple = constantFrom(
  // More often, because it is what needs no condition.
  ...Array.from({ length: 6 }, () => '.mf_x-own'),
  'h1',
  'p',
  'html',
  'body',
  'BODY',
  '*',
  ':root',
  '.lib',
  '[data-theme]',
  '[data-remote]',
  ':is(.mf_x-own, h1)',
  ':is(.mf_x-own)',
  ':where(html)',
  ':where(:root, .lib)',
  ':not(.mf_x-own)',
  ':not(.lib)',
  ':has(.mf_x-own)',
  ':has(+ p)',
  ':first-child',
  ':where([data-remote="mf-x"] *)',
  ':where([data-remote="mf-x"] :not([data-remote="mf-x"] [data-remote],[data-remote="mf-x"] [data-remote] *))',
  ':where([data-remote="mf-x"])',
  ':where([data-remote="mf-x"] *, *)',
  ':where([data-remote="mf-y"] *)',
  ':scope',
  '&',
);
const combinator = constantFrom(' ', '>', '+', '~', ', ');
const selector = array(tuple(simple, combinator, simple), { minLength: 1, maxLength: 3 }).chain(
  (parts) =>
    tuple(constantFrom('', '::before', ':after', '::selection', ':hover'), boolean()).map(
      ([end, isLong]) =>
        parts.map(([one, sign, other]) => (isLong ? one + sign + other : one)).join(' ') + end,
    ),
);
const declared = 'color:rgb(1,2,3);--color-text:red;content:"x"';
const rule = tuple(
  selector,
  selector,
  constantFrom(
    '$',
    '@media all{$}',
    '@scope (body){$}',
    '@scope (.lib){$}',
    '@layer a{$}',
    '$ .lib{$}',
  ),
).map(([outer, inner, form]) =>
  form.replace('$', () => `${outer}{${declared}}`).replace('$', () => `${inner}{${declared}}`),
);

beforeAll(() =>
  page.setContent(`<html class="lib" data-theme="dark"><body class="lib dark">
    <nav class="lib"><h1>Shell</h1><p>Text</p><ul><li data-theme="dark">One</li></ul></nav>
    <main id="content"><div data-remote="mf-x"><h1>Page</h1><p class="mf_x-own">Own <i class="lib">a</i></p><p>More</p></div><p>After</p></main>
    <div data-remote="mf-y"><h1 class="lib">Another</h1></div><dialog class="mf_x-own"><p>Elsewhere</p></dialog><p class="lib">Last</p></body></html>`),
);

it('changes no element outside of the remote, whatever its stylesheet says', async () => {
  await assert(
    asyncProperty(array(rule, { maxLength: 3 }), async (rules) => {
      const { css, unreadable } = scopeStyles({ css: rules.join('') }, 'mf-x')['css']!;
      if (unreadable === undefined) expect(await changedBy(css)).toEqual([]);
    }),
    { numRuns: isFull ? 10_000 : 100 },
  );
});

it('finds every rule that changes an element outside of the remote', async () => {
  await assert(
    asyncProperty(array(oneof(rule, fragment), { maxLength: 4 }), async (rules) => {
      const css = `@layer remotes{${rules.join('')}}`;
      if (outside(css, 'mf-x') === undefined) expect(await changedBy(css)).toEqual([]);
    }),
    { numRuns: isFull ? 10_000 : 100 },
  );
});
