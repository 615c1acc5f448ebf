import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['מרים', 'مريم!', 'Sara سارة', 'ދިވެހި', 'ߒߞߏ'])('isolates %s', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Kay', 'Zoë', '美咲', "D'Arcy 2"])('leaves %s as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
