import { expect, it } from 'vitest';
import { scopeStyles } from './scope.ts';

const scoped = (css: string) => scopeStyles({ css }, 'mf-x')['css']!;

/** What a rule becomes inside `@layer remotes`. */
const inLayer = (rule: string) => scoped(`@layer remotes{${rule}}`).css.slice(15, -1);

const inside =
  ':where([data-remote="mf-x"] :not([data-remote="mf-x"] [data-remote],[data-remote="mf-x"] [data-remote] *))';
const itself = ':where([data-remote="mf-x"])';

it.each([
  ['a plain element', 'h1', `h1${inside}`],
  ['the class of a library', '.lib>a:hover::before', `.lib>a:hover${inside}::before`],
  ['every element', '*,::selection', `*${inside},${inside}::selection`],
  ['what stands beside its own', '.mf_x-a+p', `.mf_x-a+p${inside}`],
  ['the whole page', ':root,html body::after', `:root ${itself},html body ${itself}::after`],
  ['a theme', '[data-theme]', `[data-theme]${inside},[data-theme] ${itself}`],
  ['a page that has its own', ':root:has(.mf_x-a)', `:root:has(.mf_x-a) ${itself}`],
  ['one of several', ':is(.mf_x-a,p)', `:is(.mf_x-a,p)${inside}`],
])('keeps %s to its pages', (_, selector, becomes) => {
  expect(inLayer(`${selector}{color:red}`)).toBe(`${becomes}{color:red}`);
});

it.each([
  '.mf_x-a',
  'p:where([data-remote=mf-x] *)',
  '.mf_x-a .mf_x-b',
  '.mf_x-a>p',
  ':root[data-ahead] .mf_x-a>p+p',
  ':is(.mf_x-a,.mf_x-b)>p',
])('leaves its own as it is: %s', (selector) => {
  const css = `@layer remotes{${selector}{color:red}}`;
  expect(scoped(css)).toEqual({ css });
});

it.each([
  ['.mf_x-a p', '', ''],
  [':is(.mf_x-a,.mf_x-b)', ' h2>a', '::before'],
  ['.mf_x-b>.mf_x-a:hover', ' li+li', ''],
])('ends where a part of another begins: what %s%s%s finds', (own, inside, end) => {
  const [around = ''] = own.split(' ');
  const outside = `:where(:not(${around} [data-remote],${around} [data-remote] *))`;
  const { css, reaching } = scoped(`@layer remotes{${own}${inside}${end}{color:red}}`);
  expect(css).toBe(`@layer remotes{${own}${inside}${outside}${end}{color:red}}`);
  // Builds from before there were parts are no fault.
  expect(reaching).toBeUndefined();
  expect(scoped(css).css).toBe(css);
});

it('reaches children of its own as far as the place of a part, not what is in it', () => {
  const { css } = scoped('@layer remotes{.mf_x-a>*>*{color:red}}');
  const outside = ':where(:not(.mf_x-a [data-remote] *))';
  expect(css).toBe(`@layer remotes{.mf_x-a>*>*${outside}{color:red}}`);
  expect(scoped(css)).toEqual({ css });
});

it('lets a page say how the document scrolls while it is there, and nothing more', () => {
  expect(inLayer(':root:has(.mf_x-a){overflow:hidden;--color-text:red}')).toBe(
    `:root:has(.mf_x-a){overflow:hidden}:root:has(.mf_x-a) ${itself}{--color-text:red}`,
  );
});

it('puts what is in no layer into that of remotes, and its layers below it, in the same order everywhere', () => {
  const { one, two } = scopeStyles(
    {
      one: '@layer late{.mf_x-a{a:b}}@media print{.mf_x-a{a:b}}',
      two: '@layer early,late;@layer ui-kit{.mf_x-b{a:b}}',
    },
    'mf-x',
  );
  const order = '@layer remotes.mf_x-early,remotes.mf_x-late;';
  expect(one?.css).toBe(
    `${order}@layer remotes{@layer mf_x-late{.mf_x-a{a:b}}}@media print{@layer remotes{.mf_x-a{a:b}}}`,
  );
  expect(two?.css).toBe(
    `${order}@layer remotes{@layer mf_x-early,mf_x-late;}@layer ui-kit{.mf_x-b{a:b}}`,
  );
});

it('names what a document has once after the remote, also in other stylesheets', () => {
  const { faces, uses } = scopeStyles(
    {
      faces: `@layer remotes{@font-face{font-family:Open Sans;src:url(x)}@keyframes spin{to{rotate:1turn}}@property --angle{inherits:false}}`,
      uses: `@layer remotes{.mf_x-a{--move:spin 1s;font:1em/1.2 "open sans",Other;animation:var(--move);rotate:var(--angle);--note:spin}}`,
    },
    'mf-x',
  );
  expect(faces?.css).toContain('@font-face{font-family:"mf_x-Open Sans";src:url(x)}');
  expect(faces?.css).toContain('@keyframes mf_x-spin{');
  expect(faces?.css).toContain('@property --mf_x-angle{');
  expect(uses?.css).toContain(
    '.mf_x-a{--move:mf_x-spin 1s;font:1em/1.2 "mf_x-open sans",Other;animation:var(--move);rotate:var(--mf_x-angle);--note:spin}',
  );
});

it('refuses what holds for the whole document and has no name of the remote', () => {
  for (const rule of ['@page{margin:1cm}', '@counter-style x{system:cyclic}', '@unknown x;'])
    expect(scoped(`@layer remotes{${rule}}`).refused).toBe(rule);
  expect(scoped('@layer remotes{@counter-style mf_x-a{system:cyclic}}').refused).toBeUndefined();
});

it('finds nothing to change in what it has made', () => {
  const { css } = scoped(
    'h1,:root{color:red}@layer a{.b{a:b}}@font-face{font-family:A;src:url(x)}',
  );
  const { unlayered, reaching, refused, unreadable } = scoped(css);
  expect({ unlayered, reaching, refused, unreadable }).toEqual({});
});
