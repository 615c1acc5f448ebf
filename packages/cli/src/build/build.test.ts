import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Route } from '@emberite/release/page';
import { chunkImporter, runtimeLender } from '@emberite/release/data';
import { afterAll, expect, it } from 'vitest';
import { build } from '../release/build.ts';
import { describeBuild } from '../release/describe.ts';
import { runNodeBundle } from '@emberite/release/nodeBundle';
import type { BuildRecordFile } from './recordFile.ts';
import { host } from './index.ts';
import { runtime } from './shared.ts';
import { filesIn, folderInside, writeFiles } from '../../../../tools/files.ts';
import { sample } from '../../../../tools/sample.ts';

const page = (text: string) => `export default function Page() { return <p>${text}</p>; }\n`;

/** A remote whose routes come from a function, a variable, a spread and another file. */
const sources = {
  'package.json': JSON.stringify({
    name: 'mf-sample',
    version: '1.2.3',
    type: 'module',
    peerDependencies: { '@emberite/sdk': '^2.1.0', react: '^19.3.1' },
  }),
  'rspack.config.ts': `import { remote } from '@emberite/cli/build';
    export default remote(import.meta.dirname);`,
  'src/routes.tsx': `import { loaders } from './declare/loaders.ts';
    const open = (path, page) => ({ path, page, access: 'public', frame: 'bare', title: path });
    const { env } = globalThis.process ?? { env: {} };
    const loadSecond = () => import(\`./second/SecondPage.tsx\`);
    const both = ['/second', '/zweite'].map((path) => open(path, loadSecond));
    export default [
      open('/first', async function () { return (await import("./first/FirstPage.tsx")); }),
      ...both,
      {
        ...open('/third', loaders['third']),
        description: [env.EMBER_TOKEN, env['EMBER_TOKEN'], ...Object.values(env)].join(),
      },
    ];`,
  'src/declare/loaders.ts': `export const loaders = {
    third: () => import('../third/ThirdPage').then((module) => ({ default: module.Third })),
  };`,
  'src/first/FirstPage.tsx': `import * as styles from './First.module.css';
    import picture from './picture.svg';
    import photo from './IMG 1.JPG';
    export default function Page() { return <p className={styles.greeting} id={picture} title={photo}>first words</p>; }`,
  'src/first/IMG 1.JPG': '',
  'src/first/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/first/First.module.css': '@layer remotes { .greeting { color: red; } }',
  'src/second/SecondPage.tsx': page('second words'),
  'src/third/ThirdPage.tsx': `import { authMe } from '@emberite/sdk/api';
    import { use } from 'react';
    export function Third() { return <p>third words {use(authMe({}))?.id}</p>; }`,
};

const { path: folder, remove } = await folderInside('sample');
await writeFiles(folder, sources);
const secret = 'the token of a team';
process.env['EMBER_TOKEN'] = secret;
await build(folder);
const release = await describeBuild(join(folder, 'dist'));
const files = await readdir(join(folder, 'dist/browser'));
afterAll(async () => {
  delete process.env['EMBER_TOKEN'];
  await remove();
});

const pageOf = (path: string) => release.routes.find((route) => route.path === path);

/** The text of browser files. */
async function textOf(files: string[] = []): Promise<string> {
  const read = (file: string) => readFile(join(folder, 'dist/browser', file), 'utf8');
  return (await Promise.all(files.map(read))).join('');
}

it('knows the files of each page, however its routes are written', async () => {
  const wordsOf = async (path: string) => (await textOf(pageOf(path)?.js)).match(/\w+ words/g);
  expect(release.routes.map(({ path }) => path)).toEqual([
    '/first',
    '/second',
    '/zweite',
    '/third',
  ]);
  expect(await wordsOf('/first')).toEqual(['first words']);
  expect(await wordsOf('/second')).toEqual(['second words']);
  expect(await wordsOf('/zweite')).toEqual(['second words']);
  expect(await wordsOf('/third')).toEqual(['third words']);
  expect(release.routes.every(({ js }) => js.length === 1)).toBe(true);
});

it('has the same id where its packages are installed in a folder above', async () => {
  const packages = {
    'lazy/package.json': '{ "name": "lazy", "type": "module", "exports": "./index.js" }',
    'lazy/index.js': `import { box } from './own.module.css';
      export const go = async () => box + (await import('./later.js')).word;`,
    'lazy/own.module.css': '.box { color: red; }',
    'lazy/later.js': `export const word = 'later';`,
  };
  const using = {
    'src/second/SecondPage.tsx': `import { go } from 'lazy';
      export default function Page() { return <button onClick={go}>second words</button>; }`,
  };
  const places = { alone: 'alone', 'workspace/remotes/sample': 'workspace' };
  const ids = [];
  for (const [place, installed] of Object.entries(places)) {
    await writeFiles(join(folder, installed, 'node_modules'), packages);
    await writeFiles(join(folder, place), { ...sources, ...using });
    await build(join(folder, place));
    const text = await readFile(join(folder, place, 'dist/release/release.json'), 'utf8');
    ids.push((JSON.parse(text) as { id: string }).id);
  }
  expect(ids[1]).toBe(ids[0]);
});

it('has nothing of the environment of the machine that built it', async () => {
  expect(pageOf('/third')?.description).toBe(',');
  const paths = await filesIn(join(folder, 'dist'));
  expect(paths.map((path) => basename(path))).toContain('release.json');
  for (const path of paths) expect((await readFile(path)).includes(secret), path).toBe(false);
});

/** Puts code before the routes that the build declares for Node, and describes it again. */
async function describeWith(code: string) {
  const dist = join(folder, 'dist-with');
  await cp(join(folder, 'dist'), dist, { recursive: true });
  const bundle = join(dist, 'node/index.cjs');
  await writeFile(bundle, `${code};\n${await readFile(bundle, 'utf8')}`);
  return describeBuild(dist);
}

it.each(
  sample([
    ['files', "require('fs')", 'It imports fs,'],
    ['other processes', "require('node:child_process')", 'It imports node:child_process,'],
    ['the network', "fetch('http://127.0.0.1')", 'fetch is not a function.'],
    [
      'modules of Node',
      "process.getBuiltinModule('fs')",
      'process.getBuiltinModule is not a function.',
    ],
    ['an end', 'for (;;);', 'it takes longer than 10 s.'],
  ]),
)('refuses routes that ask for %s, with the name of the package', async (_, code, says) => {
  await expect(describeWith(code)).rejects.toThrow(`mf-sample failed to list its routes: ${says}`);
});

it('builds ES modules with a content hash in each name', async () => {
  expect(release).toMatchObject({ name: 'mf-sample', version: '1.2.3', kind: 'remote' });
  expect(release.entry).toEqual([expect.stringMatching(/^remoteEntry\.[\da-f]{12}\.js$/)]);
  expect(await textOf(release.entry)).toMatch(/export\s*\{[^}]*\binit\b/);
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.filter((file) => !/\.[\da-f]{12}\.(js|css)$/.test(file))).toEqual([]);
});

it('imports its files only through the shell, which verifies them first', async () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(await textOf(release.entry)).toContain(`globalThis.${chunkImporter}?.(`);
  // A static import cannot be verified in every browser.
  expect(await textOf(scripts)).not.toMatch(
    /(^|[;}])(import\s*["'{*]|export[^;]{1,200}from\s*["'])/,
  );
});

it('requires React and the sdk from the host, in the versions it was built against', async () => {
  const react = expect.stringMatching(/^\^19\./);
  expect(release.requires).toMatchObject({ react, '@emberite/sdk/api': '^2.1.0' });
  expect(pageOf('/third')?.shared).toEqual(['@emberite/sdk/api']);
  expect(pageOf('/first')?.shared).toEqual([]);
  const record = await readFile(join(folder, 'dist/build.json'), 'utf8');
  const { entry, imports } = JSON.parse(record) as BuildRecordFile;
  const chunks = [entry, ...Object.values(imports)];
  expect(chunks.flatMap(({ packages }) => packages)).not.toContain('react');
});

it('records which exports it uses of each shared module, those of libraries too', () => {
  expect(release.uses?.['@emberite/sdk/api']).toEqual(['authMe']);
  expect(release.uses?.['react']).toEqual(['use']);
});

it("borrows the shell's federation runtime and contains none, so its entry has at most 4 kB", async () => {
  expect(release.requires[runtime]).toMatch(/^\^2\.\d+\.\d+$/);
  expect(await textOf(release.entry)).toContain(runtimeLender);
  const record = await readFile(join(folder, 'dist/build.json'), 'utf8');
  const { entry } = JSON.parse(record) as BuildRecordFile;
  expect(entry.packages.filter((name) => name.startsWith('@module-federation'))).toEqual([]);
  expect(brotliCompressSync(await textOf(release.entry)).length).toBeLessThanOrEqual(4_000);
});

it("finds every file of packages that the shell's build leaves out, also after an upgrade", () => {
  const [browser] = host(join(import.meta.dirname, '../../../../shell'))();
  const replaced = Object.keys(browser?.resolve?.alias || {}).filter((name) => isAbsolute(name));
  expect(replaced.length).toBeGreaterThan(5);
  expect(replaced.filter((file) => !existsSync(file))).toEqual([]);
});

/** The properties that `/first` gives its paragraph in Node. */
async function renderFirst() {
  const jsx = (type: string, props: object) => ({ type, props });
  const { default: routes } = runNodeBundle<{ default: Route[] }>({
    read: (file) => readFileSync(join(folder, 'dist/node', file), 'utf8'),
    modules: { 'react/jsx-runtime': { jsx } },
  });
  const page = await routes.find(({ path }) => path === '/first')?.page();
  const render = page?.default as (props: object) => {
    props: { className: string; id: string; title: string };
  };
  return render({}).props;
}

it('knows a picture by one address in both halves: the one that the site serves', async () => {
  const { id } = await renderFirst();
  expect(id).toMatch(/^\/assets\/mf-sample\/picture\.[\da-f]{12}\.svg$/);
  expect(files).toContain(id.split('/').at(-1));
  expect(await textOf(pageOf('/first')?.js)).toContain(`"${id}"`);
});

it('takes a picture with the name that a camera gives it', async () => {
  const { title } = await renderFirst();
  expect(title).toMatch(/^\/assets\/mf-sample\/IMG-1\.[\da-f]{12}\.jpg$/);
  expect(files).toContain(title.split('/').at(-1));
});

it('gives classes the same unique names in the browser and in Node', async () => {
  const css = pageOf('/first')?.css.map(({ file }) => file) ?? [];
  expect(css).toHaveLength(1);
  const [name = ''] = (await textOf(css)).match(/mf_sample-greeting-[\w-]{6}/) ?? [];
  expect(name).not.toBe('');
  expect(await textOf(pageOf('/first')?.js)).toContain(name);
  expect((await renderFirst()).className).toBe(name);
});
