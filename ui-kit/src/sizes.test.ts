import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import table from '../sizes.json' with { type: 'json' };
import { measure } from '../testing/measure.ts';
import { sample } from '../../tools/sample.ts';

const components = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

it('lists the size of every component', () => {
  expect(Object.keys(table).toSorted()).toEqual(components.toSorted());
});

it('no component weighs more alone than its limit in bytes, or brings react-aria', async () => {
  const offenders: string[] = [];
  for (const [name, limit] of sample(Object.entries(table), 12)) {
    const { bytes, modules } = await measure(join(import.meta.dirname, name));
    if (bytes > limit) offenders.push(`${name}: ${bytes}, and sizes.json has ${limit}`);
    // Only for what the platform lacks, and not on pages that do not use it.
    if (modules.some((path) => path.includes('react-aria'))) offenders.push(`${name}: react-aria`);
  }
  expect(offenders, 'raise a limit only if that is worth it').toEqual([]);
});
