import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'ember-test-'));

test('a folder is made with its parents', () => {
  const folder = newFolder();
  makeFolder(join(folder, 'one', 'two'));
  makeFolder(join(folder, 'one', 'two'));
  expect(existsSync(join(folder, 'one', 'two'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a folder that cannot be made is reported in one sentence', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  for (const path of [join(folder, 'file', 'below'), '/proc/ember']) {
    expect(() => makeFolder(path)).toThrow(`Cannot create the folder ${path} in DATA_DIR.`);
  }
  const file = join(folder, 'file');
  expect(() => makeFolder(file)).toThrow(`${file} in DATA_DIR is not a folder. Move it away.`);
  rmSync(folder, { recursive: true });
});
