import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { runInNewContext } from 'node:vm';
import { oldBrowserScript } from './oldBrowserScript.ts';

it('is a script that the oldest browsers can read', () => {
  expect(() => parse(oldBrowserScript, { ecmaVersion: 5 })).not.toThrow();
});

it.each([
  ['a browser that the site is built for', true, 0],
  ['one that cannot list databases', false, 1],
])('covers the page only if it must: %s', (_, listsDatabases, covers) => {
  const added: string[] = [];
  const document = { addEventListener: (event: string) => added.push(event) };
  class IDBFactory {
    databases = undefined;
  }
  if (listsDatabases) Object.assign(IDBFactory.prototype, { databases: () => [] });
  const sandbox = { document, IDBFactory, window: { Promise } };
  runInNewContext(oldBrowserScript, sandbox);
  expect(added).toHaveLength(covers);
});
