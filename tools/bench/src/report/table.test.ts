import { expect, it } from 'vitest';
import { warning } from './disturbed.ts';
import type { Measure } from './measures.ts';
import type { Results } from './results.ts';
import { contenders, createResults } from './results.ts';
import { table, verdict } from './table.ts';

const measure: Measure = {
  name: 'paint',
  unit: 'ms',
  goals: [{ against: 'monolith', atMost: 2 }],
};

/** The table of some lines, as of the composed site and its references. */
const tableOf = (measures: Measure[], results: Results) =>
  table({ columns: contenders, subject: 'composed', measures }, results);

/** The cells of the last line. */
const cells = (text: string) => {
  const [head, , ...lines] = text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(head!.map((name, column) => [name, lines.at(-1)![column]]));
};

it('shows by how much a goal is met or missed', () => {
  expect(verdict({ against: 'static', atMost: 1.2 }, 60, 100)).toBe('met with 50 % to spare');
  expect(verdict({ against: 'static', atMost: 1.2 }, 132, 100)).toBe('missed by 10 %');
  expect(verdict({ against: 'nothing', atMost: 2 }, 2, undefined)).toBe('met');
  expect(verdict({ against: 'static', atLeast: 0.8 }, 120, 100)).toBe('met with 50 % to spare');
  expect(verdict({ against: 'static', atLeast: 0.8 }, 60, 100)).toBe('missed by 25 %');
  expect(verdict({ against: 'monolith', atMost: 1 }, 2, undefined)).toBeUndefined();
});

it('shows medians with their quartiles, and ratios where both were measured', () => {
  const results = createResults();
  for (const ms of [30, 10, 20]) results.add('paint', 'composed', ms, 0);
  for (const ms of [10, 30]) results.add('paint', 'monolith', ms, 0);
  for (const ms of [80, 80]) results.add('paint', 'stock', ms, 0);
  expect(cells(tableOf([measure], results))).toMatchObject({
    static: '',
    composed: '20 ms (15–25)',
    stock: '80 ms',
    monolith: '20 ms (15–25)',
    '÷ static': '',
    '÷ stock': '0.25',
    '÷ monolith': '1.00',
    goal: '≤ 2 × monolith',
    result: 'met with 50 % to spare',
  });
});

it('shows what failed and why, next to what was measured', () => {
  const results = createResults();
  results.add('paint', 'composed', 20, 0);
  results.add('paint', 'monolith', 20, 0);
  results.fail('paint', 'stock', new Error('Page crashed!\n=== logs ==='));
  results.fail('paint', 'monolith', 'Timeout | 30 s');
  results.fail('paint', 'monolith', 'Another reason.');
  expect(cells(tableOf([measure], results))).toMatchObject({
    composed: '20 ms',
    stock: 'failed',
    monolith: '20 ms',
    '÷ monolith': '1.00',
    result: 'met with 50 % to spare, stock failed: Page crashed!, monolith failed: Timeout / 30 s.',
  });
});

it('marks the timed lines that other programs disturbed, and says so', () => {
  const results = createResults();
  results.add('paint', 'composed', 20, 0.6);
  results.add('bytes', 'composed', 20, 0.6);
  results.add('crossing', 'composed', 20, 0.1);
  const measures: Measure[] = [
    measure,
    { name: 'bytes', unit: 'kB', goals: [] },
    { name: 'crossing', unit: 'ms', goals: [] },
  ];
  const text = tableOf(measures, results);
  expect(text).toMatch(/^\| paint \(!\) /m);
  expect(text).toMatch(/^\| bytes  /m);
  expect(text).toMatch(/^\| crossing  /m);
  expect(warning(measures, results)).toContain('up to 60 %');
  expect(warning(measures.slice(1), results)).toBeUndefined();
});
