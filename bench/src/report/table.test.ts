import { expect, it } from 'vitest';
import { createResults } from './results.ts';
import { table, verdict } from './table.ts';

it('shows by how much a goal is met or missed', () => {
  expect(verdict({ against: 'static', atMost: 1.2 }, 60, 100)).toBe('met with 50 % to spare');
  expect(verdict({ against: 'static', atMost: 1.2 }, 132, 100)).toBe('missed by 10 %');
  expect(verdict({ against: 'nothing', atMost: 2 }, 2, undefined)).toBe('met');
  expect(verdict({ against: 'monolith', atMost: 1 }, 2, undefined)).toBeUndefined();
});

it('shows medians, and ratios where both were measured', () => {
  const results = createResults();
  for (const ms of [30, 10, 20]) results.add('paint', 'composed', ms);
  for (const ms of [10, 30]) results.add('paint', 'monolith', ms);
  const measure = {
    name: 'paint',
    unit: 'ms' as const,
    goals: [{ against: 'monolith' as const, atMost: 2 }],
  };
  const line = table([measure], results).split('\n').at(-1) ?? '';
  expect(line.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'paint',
    '',
    '20 ms',
    '20 ms',
    '',
    '1.00',
    '≤ 2 × monolith',
    'met with 50 % to spare',
    '',
  ]);
});
