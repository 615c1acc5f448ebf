import { remotes } from '@emberite/site/workspace';
import { expect, it } from 'vitest';
import { unshared, violations } from './boundaries.ts';

const [one, other] = remotes;

it.each([
  [`${one}/src/a.ts`, "import { x } from '@emberite/sdk/api';"],
  [`${one}/src/a.test.ts`, "import { openSite } from '@emberite/testing';"],
  [`${one}/rspack.config.ts`, "import { remote } from '@emberite/cli/build';"],
  ['@emberite/testing/harness/a.e2e.ts', "import { createRegistry } from '@emberite/registry';"],
  ['sdk/src/api/a.ts', "import { config } from '@emberite/sdk/config';"],
  ['api/src/a.ts', "import { z } from 'zod'; import { join } from 'node:path';"],
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
    "import '../../sdk/src/api/index.ts';",
    'is in sdk',
  ],
  ['the same in a test', 'bench/src/a.test.ts', "import '../../api/src/main.ts';", 'is in api'],
  [
    'a type import',
    'sdk/src/a.ts',
    "type T = import('@emberite/ui-kit/Icon').Icon;",
    'sdk may not',
  ],
  ['a dynamic import', 'sdk/src/a.ts', "const a = import('@emberite/ui-kit/Icon');", 'sdk may not'],
  ['a re-export', 'content/src/a.ts', "export * from '@emberite/sdk/api';", 'content may not'],
  ['more than an entry point', 'api/src/a.ts', "import '@emberite/sdk/session';", 'api may not'],
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
    'api/src/a.ts',
    "import 'vitest';",
    'does not declare vitest',
  ],
  ['a missing file', 'api/src/a.ts', "import './gone.ts';", 'does not exist'],
  ['a missing export', 'shell/src/a.ts', "import '@emberite/sdk/gone';", 'does not export'],
])('refuses %s', (_, file, source, says) => {
  expect(violations(file, source)).toEqual([expect.stringContaining(says)]);
});

it('refuses an export of content that only one workspace uses', () => {
  const files = new Map([
    ['content/src/a.ts', 'export const both = 1; export const one = 2; export const none = 3;'],
    ['content/src/b.ts', "import { one } from './a.ts'; export type T = typeof one;"],
    ['api/src/a.ts', "import { both } from '@emberite/content/a';"],
    [`${one}/src/a.ts`, "import { both } from '@emberite/content/a';"],
    [`${one}/src/a.test.ts`, "import { none, one } from '@emberite/content/a';"],
  ]);
  expect(unshared(files)).toEqual([
    expect.stringContaining('a.ts exports one: only content uses it'),
    expect.stringContaining('a.ts exports none: only itself uses it'),
  ]);
});
