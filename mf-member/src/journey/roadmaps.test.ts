import { metroVancouver } from '@emberite/content/locations';
import { describe, expect, it } from 'vitest';
import { activeStep, craftProfileStep, progressOf, roadmapsFor } from './roadmaps.ts';
import type { Roadmap } from './roadmaps.ts';

const step = (id?: string) => ({ id, title: 'A step', description: '' });
const three: Roadmap = {
  id: 'three',
  title: 'Three steps',
  icon: 'gift',
  steps: [step('a'), step('b'), step('c'), step()],
};

describe('roadmapsFor', () => {
  const ids = (location: string | null) => roadmapsFor(location).map(({ id }) => id);

  it('adds the giveaway in metro Vancouver only', () => {
    expect(ids(metroVancouver)).toEqual([...ids(null), 'vancouver-giveaway']);
    expect(ids('CA:BC:Revelstoke')).toEqual(ids(null));
    expect(ids('Other')).toEqual(ids(null));
  });

  it('asks everybody to craft a profile', () => {
    const steps = roadmapsFor(null).flatMap((roadmap) => roadmap.steps);
    expect(steps.filter(({ id }) => id === craftProfileStep)).toHaveLength(1);
  });

  it('has unique ids of roadmaps, and of steps in each roadmap', () => {
    const all = roadmapsFor(metroVancouver);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { steps } of all) {
      const stepIds = steps.flatMap(({ id }) => id ?? []);
      expect(new Set(stepIds).size).toBe(stepIds.length);
    }
  });
});

describe('progressOf', () => {
  it.each([
    [[], 0],
    [['a'], 33],
    [['a', 'b'], 66],
    [['b', 'b', 'elsewhere'], 33],
    [['a', 'b', 'c'], 100],
  ])('%j is %i percent, rounded down', (completed, percent) => {
    expect(progressOf(three, completed)).toBe(percent);
  });

  it.each(roadmapsFor(metroVancouver))('of $id can reach 100', (roadmap) => {
    const all = roadmap.steps.flatMap(({ id }) => id ?? []);
    expect(progressOf(roadmap, all)).toBe(100);
  });

  it('reaches 100 when every step is done, and is 0 for an empty roadmap', () => {
    expect(progressOf({ ...three, steps: [step('a')] }, ['a'])).toBe(100);
    expect(progressOf({ ...three, steps: [] }, ['a'])).toBe(0);
  });
});

describe('activeStep', () => {
  it('is the first step that is not completed', () => {
    expect(activeStep(three, [])?.id).toBe('a');
    expect(activeStep(three, ['b'])?.id).toBe('a');
    expect(activeStep(three, ['a'])?.id).toBe('b');
  });

  it('stops at a step that does not exist yet', () => {
    expect(activeStep(three, ['a', 'b', 'c'])).toBe(three.steps[3]);
  });

  it('is undefined when all are completed', () => {
    expect(activeStep({ ...three, steps: [step('a')] }, ['a'])).toBeUndefined();
  });
});
