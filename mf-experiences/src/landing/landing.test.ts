import { describe, expect, it } from 'vitest';
import {
  landingById,
  landingIds,
  landingRecords,
  landingsAfter,
  landingsOfType,
} from './landing.ts';
import { comparison } from './landingSections.ts';

describe('the landing records', () => {
  it('have the agreed prices in CAD, durations and group sizes', () => {
    const facts = landingRecords.map(({ id, price, duration, capacity }) => [
      id,
      `${price.amount} ${price.currency}`,
      duration,
      `${capacity.min}-${capacity.max}`,
    ]);
    expect(facts).toEqual([
      ['poetryNight', '40 CAD', '3-4 hours', '8-12'],
      ['emberShuffle', '50 CAD', '2-3 hours', '6-12'],
      ['danceToday', '40 CAD', '2 hours', '10-12'],
      ['bazaDance', '120 CAD', '3 hours', '5-20'],
      ['worldDanceCo', '40 CAD', '2 hours', '10-12'],
    ]);
  });

  it.each(landingIds)('%s is found by its id', (id) => {
    expect(landingById(id).id).toBe(id);
  });

  it.each([undefined, '', 'salsa'])('the shuffle class replaces %s', (id) => {
    expect(landingById(id).id).toBe('emberShuffle');
  });

  it('belong to one type page each', () => {
    const listed = [...landingsOfType('poetry'), ...landingsOfType('night-out')];
    expect(listed).toHaveLength(landingRecords.length);
    expect(landingsOfType('poetry').map(({ id }) => id)).toEqual(['poetryNight']);
  });
});

describe('the evenings after one', () => {
  const after = (id: (typeof landingIds)[number]) => landingsAfter(id, 3).map((one) => one.id);

  it('start over after the last one', () => {
    expect(after('bazaDance')).toEqual(['worldDanceCo', 'poetryNight', 'emberShuffle']);
  });

  it.each(landingIds)('do not contain %s itself', (id) => {
    expect(after(id)).not.toContain(id);
  });
});

describe('the comparison', () => {
  it('has a cell for every column', () => {
    for (const row of comparison.rows) expect(row.cells).toHaveLength(comparison.columns.length);
  });
});
