import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from '../release/build.ts';
import { writeCssTypes } from '../types/index.ts';
import { folderInside, writeFiles } from '../../../../tools/files.ts';
import { isFull } from '../../../../tools/sample.ts';

/** A remote with one page, and these files. */
async function remoteWith(files: Record<string, string>): Promise<string> {
  const { path: folder, remove } = await folderInside('styled');
  onTestFinished(remove);
  await writeFiles(folder, {
    'package.json': JSON.stringify({
      name: 'mf-styled',
      version: '1.0.0',
      type: 'module',
      peerDependencies: { '@emberite/sdk': '^1.0.0', react: '^19.3.1' },
    }),
    'rspack.config.ts': `import { remote } from '@emberite/cli/build';
      export default remote(import.meta.dirname);`,
    'src/routes.tsx': `export default [
      { path: '/styled', access: 'public', frame: 'bare', title: 'Styled', page: () => import('./Page.tsx') },
    ];`,
    ...files,
  });
  return folder;
}

it('keeps what it imports of libraries to its pages, nested rules and imports too', async () => {
  const folder = await remoteWith({
    'src/Page.tsx': `import * as styles from './Page.module.css';
      import './library.css';
      export default function Page() { return <h1 className={styles.both}>Styled</h1>; }`,
    'src/Page.module.css':
      '@layer remotes { .one { color: red; } .both { composes: one; color: blue; } }',
    'src/library.css': `@import './imported.css' layer(base) screen;
      .card { h2 { color: red; } &:hover { color: blue; } }`,
    'src/imported.css': 'body { margin: 0; }',
  });
  await build(folder);
  const [file = ''] = globSync(join(folder, 'dist/browser/*.css'));
  const css = await readFile(file, 'utf8');
  const inside =
    ':where([data-remote=mf-styled] :not([data-remote=mf-styled] [data-remote],[data-remote=mf-styled] [data-remote] *))';
  expect(css).toContain(`.card h2${inside}{color:red}`);
  expect(css).toContain(`.card:hover${inside}{color:#00f}`);
  expect(css).toMatch(
    /@media screen\{@layer remotes\{@layer mf_styled-base\{body :where\(\[data-remote=mf-styled\]\)\{margin:0/,
  );
  expect(css).toMatch(/\.mf_styled-both-\w{6}\{color:#00f\}/);
  expect(writeCssTypes(folder, 'src/*.module.css')).toBe(1);
  const types = join(folder, '.cache/css/src/Page.module.d.css.ts');
  expect(await readFile(types, 'utf8')).toMatch(/as 'both'[\s\S]*as 'one'/);
});

it.runIf(isFull).each([
  ['@page { margin: 1cm; }', '', 'src/print.css:2: @page{margin:1cm} holds for the whole document'],
  [
    '@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg; }',
    'style={{ "--angle": "1deg" }}',
    'src/print.css:2: @property --angle holds for the whole document, and a script uses it by its name. Call it --mf_styled-angle in both.',
  ],
])('refuses %s with file and line', async (rule, property, says) => {
  const folder = await remoteWith({
    'src/Page.tsx': `import './print.css';
      export default function Page() { return <h1 ${property}>Styled</h1>; }`,
    'src/print.css': `h1 { color: red; }\n${rule}`,
  });
  await expect(build(folder)).rejects.toThrow(says);
});
