import { readFileSync } from 'node:fs';
import { remotes } from '@emberite/site/workspace';
import { expect, it } from 'vitest';
import { circles, unshared, violations } from './boundaries.ts';
import { importsOf, resolveImport } from './imports.ts';

const [one, other] = remotes;

it.each([
  [`${one}/src/a.ts`, "import { x } from '@emberite/sdk/api';"],
  [`${one}/src/a.test.ts`, "import { openSite } from '@emberite/testing';"],
  [`${one}/rspack.config.ts`, "import { remote } from '@emberite/cli/build';"],
  ['platform/site/e2e/a.e2e.ts', "import { createRegistry } from '@emberite/registry';"],
  ['packages/sdk/src/api/a.ts', "import { config } from '@emberite/sdk/config';"],
  ['platform/api/src/a.ts', "import { z } from 'zod'; import { join } from 'node:path';"],
  ['.storybook/a.ts', "import css from '@emberite/ui-kit/tokens.css?raw';"],
])('%s may contain %s', (file, source) => {
  expect(violations(file, source)).toEqual([]);
});

it.each([
  ['another remote', `${one}/src/a.ts`, `import x from '${other}/routes';`, `${one} may not`],
  ['the shell', `${one}/src/a.ts`, "import x from 'shell/routes';", `${one} may not`],
  [
    'a path into a workspace',
    `${one}/src/a.ts`,
    "import '../../packages/sdk/src/api/index.ts';",
    'is in packages/sdk',
  ],
  [
    'the same in a test',
    'tools/bench/src/a.test.ts',
    "import '../../../platform/api/src/main.ts';",
    'is in platform/api',
  ],
  [
    'a type import',
    'packages/sdk/src/a.ts',
    "type T = import('@emberite/ui-kit/Icon').Icon;",
    'packages/sdk may not',
  ],
  [
    'a dynamic import',
    'packages/sdk/src/a.ts',
    "const a = import('@emberite/ui-kit/Icon');",
    'packages/sdk may not',
  ],
  [
    'a re-export',
    'packages/content/src/a.ts',
    "export * from '@emberite/sdk/api';",
    'packages/content may not',
  ],
  [
    'more than an entry point',
    'platform/api/src/a.ts',
    "import '@emberite/sdk/session';",
    'platform/api may not',
  ],
  [
    'another remote in a test',
    `${one}/src/a.test.ts`,
    `import x from '${other}/routes';`,
    `the tests of ${one} may not`,
  ],
  [
    'the composer in the gateway',
    'platform/gateway/src/a.ts',
    "import { composer } from '@emberite/composer';",
    'platform/gateway may not',
  ],
  [
    'the words of a page in the shell',
    'shell/src/a.ts',
    "import '@emberite/content/chat';",
    'shell may not',
  ],
  [
    'a development dependency in what teams test with',
    'packages/testing/src/a.ts',
    "import '@emberite/store';",
    'packages/testing may not',
  ],
  ['the router', `${one}/src/a.tsx`, "import 'react-router-dom';", '@emberite/sdk/router'],
  [
    'test code in a source file',
    `${one}/src/a.ts`,
    "import '@emberite/ui-kit/testing';",
    'may not',
  ],
  ['an undeclared package', `${one}/src/a.ts`, "import 'idb';", 'does not declare idb'],
  [
    'a development dependency at run time',
    'platform/api/src/a.ts',
    "import 'vitest';",
    'does not declare vitest',
  ],
  ['a missing file', 'platform/api/src/a.ts', "import './gone.ts';", 'does not exist'],
  ['a missing export', 'shell/src/a.ts', "import '@emberite/sdk/gone';", 'does not export'],
])('refuses %s', (_, file, source, says) => {
  expect(violations(file, source)).toEqual([expect.stringContaining(says)]);
});

it('refuses an export of content that only one workspace uses', () => {
  const files = new Map([
    [
      'packages/content/src/a.ts',
      'export const both = 1; export const one = 2; export const none = 3;',
    ],
    ['packages/content/src/b.ts', "import { one } from './a.ts'; export type T = typeof one;"],
    ['platform/api/src/a.ts', "import { both } from '@emberite/content/a';"],
    [`${one}/src/a.ts`, "import { both } from '@emberite/content/a';"],
    [`${one}/src/a.test.ts`, "import { none, one } from '@emberite/content/a';"],
  ]);
  expect(unshared(files)).toEqual([
    expect.stringContaining('a.ts exports one: only packages/content uses it'),
    expect.stringContaining('a.ts exports none: only itself uses it'),
  ]);
});

it('finds circles of folders and of packages, by what is imported at run time', () => {
  const files = new Map([
    ['platform/config/src/site.ts', "import { openStore } from '@emberite/store';"],
    ['platform/store/src/store.ts', "import { readConfig } from '@emberite/config/site';"],
    ['shell/src/site/site.tsx', "import '../frames/Frame.tsx';"],
    ['shell/src/frames/Frame.tsx', "export { pages } from '../remotes/pages.ts';"],
    ['shell/src/remotes/pages.ts', "const site = () => import('../site/site.tsx');"],
    ['shell/src/failure/SiteError.tsx', "import '../site/site.tsx';"],
    ['shell/src/site/offline.ts', "import type { Blocked } from '../failure/Blocked.tsx';"],
  ]);
  expect(circles(files)).toEqual([
    expect.stringContaining('platform/config → platform/store → platform/config is a circle'),
    expect.stringContaining(
      'shell/src/site → shell/src/frames → shell/src/remotes → shell/src/site is a circle',
    ),
  ]);
});

it('importing the gateway reads at most 45 of our files, with 4,500 lines', () => {
  const files = new Set(['platform/gateway/src/gateway.ts']);
  // A set also visits what is added meanwhile.
  for (const file of files) {
    for (const specifier of importsOf(file, undefined, 'at run time')) {
      const found = resolveImport(specifier, file);
      if (found && /^p(ackages|latform)\/(?!.*node_modules)/.test(found)) files.add(found);
    }
  }
  const lines = [...files].flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  expect(files.size).toBeGreaterThan(30);
  expect(files.size).toBeLessThanOrEqual(45);
  expect(lines.length).toBeLessThanOrEqual(4_500);
});
