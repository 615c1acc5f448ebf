import { metroVancouver } from './locations.ts';
import { describe, expect, it } from 'vitest';
import { activeStep, roadmapsFor } from './roadmaps.ts';
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
    expect(steps.filter(({ id }) => id === 'craft-profile')).toHaveLength(1);
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
