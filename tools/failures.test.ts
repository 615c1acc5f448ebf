import { readFileSync } from 'node:fs';
import { failures } from '@emberite/config/log';
import { expect, it } from 'vitest';

it('says in docs/operate.md what every failure in the log means', () => {
  const guide = readFileSync('docs/operate.md', 'utf8');
  const [, section = ''] = guide.split(/^## The log$/m);
  const [log = ''] = section.split(/^## /m);
  const missing = Object.values(failures)
    .flat()
    .filter((event) => !log.includes(`\`${event}\``));
  expect(missing).toEqual([]);
});
