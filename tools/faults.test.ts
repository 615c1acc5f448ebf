import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults/list.ts';

it.each(faults)('can still break: $promise', ({ file, find, by, tests }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(by).not.toBe(find);
  expect(existsSync(tests)).toBe(true);
});
