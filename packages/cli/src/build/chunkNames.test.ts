import type { LoaderContext } from '@rspack/core';
import { expect, it } from 'vitest';
import chunkNames from './chunkNames.ts';

/** What the loader makes of a file of a package. */
function named(source: string): string | undefined {
  let result: string | undefined;
  const callback = (_error: unknown, content: string) => (result = content);
  const context = { resourcePath: '/package/src/a/page.js', rootContext: '/package', callback };
  chunkNames.call(context as unknown as LoaderContext, source);
  return result;
}

it('names the chunk of an import() after its module', () => {
  expect(named(`const page = () => import('../b/Page.tsx');`)).toBe(
    `const page = () => import(/* webpackChunkName: "src/b/Page" */ '../b/Page.tsx');`,
  );
});

it('leaves the name that an import() has, which several may share', () => {
  const source = `import(/* webpackChunkName: 'rare' */ './b.ts')`;
  expect(named(source)).toBe(source);
});
