import type { Release } from '@emberite/release';
import { expect, it } from 'vitest';
import { missingShared } from './setIndex.ts';

type Needed = Pick<Release, 'requires' | 'uses'>;

const shell = {
  provides: {
    react: { version: '19.3.1' },
    '@emberite/sdk/form': { version: '2.0.0', exports: ['useForm', 'Problem'] },
  },
} as unknown as Release;

const missing = (needed: Partial<Needed>) =>
  missingShared({ requires: {}, ...needed } as Release, shell);

it.each(['^19.0.0', '^19.3.0', '~19.3.1', '19.3.1', '>=18', '*'])('provides react %s', (range) => {
  expect(missing({ requires: { react: range } })).toEqual([]);
});

it.each(['^18.0.0', '^19.4.0', '19.3.2', '>19.3.1', '^20.0.0'])('lacks react %s', (range) => {
  expect(missing({ requires: { react: range } })).toEqual([
    { name: 'react', range, provided: '19.3.1' },
  ]);
});

it('lacks what it does not have', () => {
  expect(missing({ requires: { lit: '*', react: '^19.0.0' } })).toEqual([
    { name: 'lit', range: '*', provided: undefined },
  ]);
});

it('names the exports that are missing', () => {
  expect(
    missing({
      uses: { '@emberite/sdk/form': ['useForm', 'useDraft'], react: ['use'], lit: ['a'] },
    }),
  ).toEqual([{ name: '@emberite/sdk/form', exports: ['useDraft'] }]);
  expect(missing({ uses: { '@emberite/sdk/form': ['*', 'Problem'] } })).toEqual([]);
});
