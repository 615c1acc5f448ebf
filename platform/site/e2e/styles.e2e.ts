/** What the stylesheets of a remote change: its own pages, and nothing else, whatever was visited before. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { goInside } from '@emberite/testing/harness/browser';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildRemote } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

/** A stylesheet of a library that was written for a whole page. */
const library = `
  @layer base, components;
  @layer base { html, body { margin: 7px; background: rgb(1, 2, 3); font-family: Mine; } }
  @property --space-4 { syntax: '<length>'; inherits: false; initial-value: 33px; }
  @font-face { font-family: 'Figtree Variable'; src: local('Arial'); }
  @font-face { font-family: Mine; src: local('Arial'); }
  @keyframes fade { to { opacity: 0.5; } }
  *, ::before, ::after { letter-spacing: 3px; }
  :root { --color-text: rgb(1, 2, 3); --color-bg: rgb(4, 5, 6); --page-gutter: 99px; }
  [data-theme], html[lang] { --color-accent: rgb(1, 2, 3); }
  h1, h2, a, button, main, header, footer { color: rgb(1, 2, 3) !important; padding: 19px; animation: fade 1s; }
  main ~ *, header + *, body > div, #ember, #content { outline: 5px solid rgb(1, 2, 3); }
  :not(.lib) { text-indent: 21px; }
  .lib { & h1 { color: rgb(9, 9, 9); } body:has(&) { border: 9px solid; } }`;

const files = {
  'src/routes.tsx': `
    const page = { access: 'public', frame: 'landing', prerender: true };
    export default [
      { ...page, path: '/loud', title: 'Loud', page: () => import('./Loud.tsx') },
      { ...page, path: '/loud/one', title: 'One', page: () => import('./One.tsx') },
      { ...page, path: '/loud/two', title: 'Two', page: () => import('./Two.tsx') },
    ];`,
  'src/library.css': library,
  'src/Loud.tsx': `
    import './library.css';
    export default function Loud() {
      return <div className="lib"><h1>Loud</h1><button type="button">Press</button></div>;
    }`,
  'src/first.module.css': '@layer remotes { .first { color: rgb(1, 0, 0); } }',
  'src/second.module.css': '@layer remotes { .second { color: rgb(2, 0, 0); } }',
  'src/One.tsx': `
    import * as first from './first.module.css';
    import * as second from './second.module.css';
    export default function One() {
      return <h1 className={\`\${first.first} \${second.second}\`}>One</h1>;
    }`,
  'src/Two.tsx': `
    import * as second from './second.module.css';
    import * as first from './first.module.css';
    export default function Two() {
      return <h1 className={\`\${first.first} \${second.second}\`}>Two</h1>;
    }`,
};

beforeAll(async () => run.site.publish(await buildRemote('mf-loud', files)));

/** How every element looks, without those in an element with the attribute. */
const looksOf = (page: Page, without: string) =>
  page.evaluate((attribute) => {
    const names =
      'color backgroundColor fontFamily letterSpacing margin padding borderWidth outlineWidth textIndent animationName display'.split(
        ' ',
      ) as 'color'[];
    return [...document.querySelectorAll('html, body, body *')]
      .filter((one) => !one.closest(`[${attribute}], script, template`))
      .map((one) => {
        const style = getComputedStyle(one);
        const tokens = ['--color-text', '--color-accent', '--space-4', '--page-gutter'];
        return [
          one.tagName + one.className,
          ...names.map((name) => style[name]),
          ...tokens.map((name) => style.getPropertyValue(name)),
        ].join(' | ');
      });
  }, without);

async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await goInside(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const colorOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).color);

it.runIf(isFull)(
  'gives a remote its styles, and leaves the shell and the pages of others as they are',
  async () => {
    const { page } = run.tab;
    const { url } = run.site;
    await page.goto(`${url}/create-account`);
    await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
    const fresh = await looksOf(page, 'data-remote=mf-loud');
    await page.goto(`${url}/press`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const shell = await looksOf(page, 'data-remote');

    await page.goto(`${url}/loud`);
    await page.getByRole('button', { name: 'Press' }).waitFor();
    expect(await colorOf(page)).toBe('rgb(1, 2, 3)');
    expect(await looksOf(page, 'data-remote')).toEqual(shell);
    await goTo(page, '/create-account', 'Create New Account');
    expect(await looksOf(page, 'data-remote=mf-loud')).toEqual(fresh);
  },
);

it.runIf(isFull)('shows a page in the same colours whatever was visited before', async () => {
  const { page } = run.tab;
  await page.goto(`${run.site.url}/loud/one`);
  await page.getByRole('heading', { name: 'One' }).waitFor();
  expect(await colorOf(page)).toBe('rgb(2, 0, 0)');
  for (const round of [1, 2]) {
    await goTo(page, '/loud/two', 'Two');
    expect(await colorOf(page), `round ${round}`).toBe('rgb(1, 0, 0)');
    await goTo(page, '/loud/one', 'One');
    expect(await colorOf(page), `round ${round}`).toBe('rgb(2, 0, 0)');
  }
});
