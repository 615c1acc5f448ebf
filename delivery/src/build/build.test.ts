import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../release/build.ts';
import { pack } from '../release/pack.ts';

const page = (text: string) => `export default function Page() { return <p>${text}</p>; }\n`;

/** A remote whose routes come out of a function, a variable, a spread and another file. */
const sources = {
  'package.json': '{ "name": "mf-sample", "version": "1.2.3", "type": "module" }',
  'rspack.config.ts': `import { remote } from '@emberite/delivery/build';
    export default remote(import.meta.dirname);`,
  'src/routes.tsx': `import { loaders } from './declare/loaders.ts';
    const open = (path, page) => ({ path, page, access: 'public', frame: 'bare', title: path });
    const loadSecond = () => import(\`./second/SecondPage.tsx\`);
    const both = ['/second', '/zweite'].map((path) => open(path, loadSecond));
    export default [
      open('/first', async function () { return (await import("./first/FirstPage.tsx")); }),
      ...both,
      open('/third', loaders['third']),
    ];`,
  'src/declare/loaders.ts': `export const loaders = {
    third: () => import('../third/ThirdPage').then((module) => ({ default: module.Third })),
  };`,
  'src/first/FirstPage.tsx': page('first words'),
  'src/second/SecondPage.tsx': page('second words'),
  'src/third/ThirdPage.tsx': 'export function Third() { return <p>third words</p>; }',
};

it('knows the files of each page, however its routes are written', async () => {
  await mkdir('.cache', { recursive: true });
  // Inside the repository, so that the build finds its packages.
  const folder = await mkdtemp('.cache/sample-');
  try {
    for (const [name, text] of Object.entries(sources)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await build(folder);
    const release = await pack(join(folder, 'dist'), join(folder, 'release'), null);

    const wordsOf = async (path: string) => {
      const files = release.routes.find((route) => route.path === path)?.js ?? [];
      const texts = await Promise.all(
        files.map((file) => readFile(join(folder, 'release/browser', file), 'utf8')),
      );
      return texts.join('').match(/\w+ words/g);
    };
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
    expect(release.routes.every(({ js }) => js.length === 2)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
