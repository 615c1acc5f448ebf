import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RefusedError } from '@emberite/release';
import { writeCssTypes } from './index.ts';

it('says in which line a stylesheet is broken', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'ember-types-'));
  const file = join(folder.path, 'Page.module.css');
  await writeFile(file, '.page {\n  color red\n}\n');
  expect(() => writeCssTypes(folder.path, '*.module.css')).toThrow(
    new RefusedError(`${file}:2: Unexpected token Ident("red")`),
  );
});
