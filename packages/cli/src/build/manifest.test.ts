import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isVersion, manifestOf } from './manifest.ts';
import { sharedModules } from './shared.ts';

const folder = await mkdtemp(join(tmpdir(), 'ember-'));
afterAll(() => rm(folder, { recursive: true }));

it('reads a manifest that begins with a mark of its encoding', async () => {
  await writeFile(join(folder, 'package.json'), '\uFEFF{"name":"mf-events"}');
  expect(manifestOf(folder).name).toBe('mf-events');
  expect(sharedModules(folder)).toEqual({});
});

it.each(['{', 'null', '{"version":"1.0.0"}'])('says what is wrong with %s', async (text) => {
  await writeFile(join(folder, 'package.json'), text);
  expect(() => manifestOf(folder)).toThrow(
    `${join(folder, 'package.json')} must be JSON, with the name of the package.`,
  );
});

it.each([
  ['1.2.3', true],
  ['1.2.3-rc.1', true],
  ['1.2.3+5', false],
  ['1.2', false],
  [`1.2.3-${'a'.repeat(60)}`, false],
  [undefined, false],
])('knows whether %s can be the version of a release', (version, isOne) => {
  expect(isVersion(version)).toBe(isOne);
});
