import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it, onTestFinished } from 'vitest';
import { refused } from './cases/refused.ts';
import { packages, works } from './cases/works.ts';
import { folderInside, writeFiles } from '../../../tools/files.ts';
import { isFull } from '../../../tools/sample.ts';

/** A normal run needs no site. */
const run = isFull ? useSite() : undefined;

const shared = {
  'package.json': JSON.stringify({
    name: 'mf-cases',
    version: '1.0.0',
    type: 'module',
    peerDependencies: {
      '@emberite/sdk': '^2.1.0',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
      valtio: '^2.3.2',
    },
  }),
  'rspack.config.ts': `import { remote } from '@emberite/cli/build';
    export default remote(import.meta.dirname);`,
};

/** Shows what a case has at first, and after a click what its `run()` returns. */
const page = (name: string) => `import { useState } from 'react';
  import * as it from './run';
  const all = { ...it };
  export default function Page() {
    const [shown, show] = useState('');
    const still = all.useStill ? all.useStill() : all.still;
    return (
      <main>
        <h1>${name}</h1>
        <p>{still}</p>
        <button onClick={async () => show(String(await all.run()))}>Go</button>
        <output>{shown}</output>
      </main>
    );
  }`;

const routes = (names: string[], before = '') => `${before}
  export default [${names.map((name) => `{ path: '/cases/${name}', title: '${name}', access: 'public', frame: 'bare', prerender: true, page: () => import('./${name}/Page.tsx') }`).join()}];`;

/** Writes a remote with a page for each module `run.tsx`. Returns its folder. */
async function write(
  runs: Record<string, string>,
  files: Record<string, string> = {},
): Promise<string> {
  const { path: folder, remove } = await folderInside('cases');
  onTestFinished(remove);
  await writeFiles(folder, {
    ...shared,
    'src/routes.tsx': routes(Object.keys(runs)),
    ...Object.fromEntries(
      Object.entries(runs).flatMap(([name, code]) => [
        [`src/${name}/Page.tsx`, page(name)],
        [`src/${name}/run.tsx`, code],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(packages).map(([path, text]) => [`node_modules/${path}`, text]),
    ),
    ...files,
  });
  return folder;
}

/** Runs `ember build` there. Returns what it prints. */
const build = (folder: string) => {
  const main = resolve('packages/cli/src/main.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // Whatever the terminal of this run is.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  return stdout + stderr;
};

it.runIf(isFull)('shows what works in a click', async () => {
  const folder = await write(
    Object.fromEntries(Object.entries(works).map(([name, one]) => [name, one.run])),
    Object.fromEntries(
      Object.entries(works).flatMap(([name, { files = {} }]) =>
        Object.entries(files).map(([path, text]) => [`src/${name}/${path}`, text]),
      ),
    ),
  );
  const output = build(folder);
  expect(output).not.toContain('ERROR');
  const { site, tab } = run!;
  await site.publish(join(folder, 'dist'));
  const { page } = tab;
  for (const [name, { shows }] of Object.entries(works)) {
    await page.goto(`${site.url}/cases/${name}`);
    await page.getByRole('button', { name: 'Go' }).click();
    await expect
      .poll(() => page.locator('main output').textContent(), { message: name })
      .toMatch(shows);
  }
  expect(site.failures).toEqual([]);
  tab.expectClean();
});

it('refuses what would fail in a click, with remote, module and line', async () => {
  const folder = await write(
    Object.fromEntries(Object.entries(refused).map(([name, { code }]) => [name, code])),
    {
      'src/kind/picture.tiff': '\\u0000',
      'src/kind-of-a-font/font.css':
        "@font-face {\n  font-family: 'Inter';\n  src: url(./inter.woff);\n}",
      'src/kind-of-a-font/inter.woff': '\\u0000',
      'src/kind-at-an-address/table.csv': '1,2',
      'src/kind-by-a-query/table.csv': '1,2',
      'src/address/code.ts': 'export const code = 1;',
    },
  );
  const output = build(folder);
  for (const { says } of Object.values(refused)) expect(output).toContain(says);
  // Each of them once, and nothing else: the first half is that for browsers.
  const [browser = ''] = output.split('browser compiled with');
  expect(browser.split(/^ *ERROR in/m)).toHaveLength(Object.keys(refused).length + 1);
});

it.runIf(isFull)('refuses routes that wait', async () => {
  const runs = { mode: works['mode']!.run };
  const waiting = routes(['mode'], "export const text = await Promise.resolve('');");
  const output = build(await write(runs, { 'src/routes.tsx': waiting }));
  expect(output).toContain(
    'mf-cases has an await for its routes in src/routes.tsx:1. Routes are data that is there at once: write them without it.',
  );
});
