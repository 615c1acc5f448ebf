import { expect, it } from 'vitest';
import { createResults, spreadOf } from './results.ts';

it('has the median and the quartiles of a list, in whichever order it was measured', () => {
  expect(spreadOf([5, 10, 4, 2, 3])).toEqual({ lower: 3, median: 4, upper: 5 });
  expect(spreadOf([10, 20])).toEqual({ lower: 12.5, median: 15, upper: 17.5 });
  expect(spreadOf([7])).toEqual({ lower: 7, median: 7, upper: 7 });
});

it('keeps measures and contenders apart', () => {
  const results = createResults();
  results.add('paint', 'composed', 1, 0);
  results.add('paint', 'stock', 2, 0);
  results.add('bytes', 'composed', 3, 0);
  expect(results.spread('paint', 'composed')?.median).toBe(1);
  expect(results.spread('paint', 'stock')?.median).toBe(2);
  expect(results.spread('paint', 'monolith')).toBeUndefined();
});

it('was disturbed if other programs ran during a quarter of the samples of one contender', () => {
  const measured = (disturbed: number) => {
    const results = createResults();
    for (let index = 0; index < 9; index += 1) {
      results.add('paint', 'stock', 1, index < disturbed ? 0.9 : 0);
      results.add('paint', 'monolith', 1, 0);
    }
    return results.others('paint');
  };
  expect(measured(0)).toBe(0);
  expect(measured(2)).toBe(0);
  expect(measured(3)).toBe(0.9);
});
