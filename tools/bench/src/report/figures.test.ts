import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { contenders, createResults } from './results.ts';

it('has the medians, the ratios, and what failed, by name', () => {
  const results = createResults();
  for (const ms of [10, 30]) results.add('paint', 'composed', ms, 0.5);
  results.add('paint', 'static', 25, 0);
  results.add('paint', 'monolith', 0, 0);
  results.fail('paint', 'stock', new Error('Page crashed!'));
  const measures = [{ name: 'paint', unit: 'ms' as const, goals: [] }];
  const comparison = { columns: contenders, subject: 'composed' as const, measures };
  expect(figuresOf(comparison, results, 2)).toEqual([
    {
      measure: 'paint',
      unit: 'ms',
      ours: 20,
      static: 25,
      stock: null,
      monolith: 0,
      ratio: { static: 0.8, stock: null, monolith: null },
      rounds: 2,
      others: 0.5,
      failed: { stock: 'Page crashed!' },
    },
  ]);
});
