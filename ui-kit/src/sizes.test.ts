import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import table from '../sizes.json' with { type: 'json' };
import { measure } from '../testing/measure.ts';

const components = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

it('lists the size of every component', () => {
  expect(Object.keys(table).toSorted()).toEqual(components.toSorted());
});

it.each(Object.entries(table))('%s weighs at most %d bytes alone', async (name, limit) => {
  const { bytes, modules } = await measure(join(import.meta.dirname, name));
  expect(bytes, `sizes.json: raise ${name} if that is worth it`).toBeLessThanOrEqual(limit);
  // Only for what the platform lacks, and not on pages that do not use it.
  expect(modules.filter((path) => path.includes('react-aria'))).toEqual([]);
});
