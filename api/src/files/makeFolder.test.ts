import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/newFolder.ts';
import { makeFolder } from './makeFolder.ts';

test('a folder is made with those above it', () => {
  const folder = newFolder();
  makeFolder(join(folder, 'one', 'two'));
  makeFolder(join(folder, 'one', 'two'));
  expect(existsSync(join(folder, 'one', 'two'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('one that cannot be made is told in a sentence', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  for (const path of [join(folder, 'file', 'below'), '/proc/ember']) {
    expect(() => makeFolder(path)).toThrow(`The folder ${path} of DATA_DIR cannot be made.`);
  }
  rmSync(folder, { recursive: true });
});
