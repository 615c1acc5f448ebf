import { expect, it } from 'vitest';
import { brokenId, canaryId, firstId, history, liveId } from '../testing/samples.ts';
import { stepsOf } from './moves.ts';

it('tells what each move did: published, went back, or tried a canary', () => {
  const steps = stepsOf(history, 'mf-events');
  expect(steps.map((step) => [step.kind, 'id' in step ? step.id : undefined])).toEqual([
    ['canary', undefined],
    ['back', liveId],
    ['published', brokenId],
    ['published', liveId],
    ['published', firstId],
  ]);
  expect(steps[0]).toMatchObject({
    canary: { release: canaryId, percent: 10 },
    gate: { skipped: 'The list must load' },
    stay: { until: null, failures: 3 },
  });
});

it('tells what ended, and what a move did to each package', () => {
  const [move] = history;
  const both = {
    ...move!,
    from: { 'mf-other': 'x' },
    to: { 'mf-other': null },
    canaries: { 'mf-events': null },
  };
  expect(stepsOf([both]).map(({ name, kind }) => [name, kind])).toEqual([
    ['mf-other', 'gone'],
    ['mf-events', 'canary-ended'],
  ]);
  expect(stepsOf([both], 'mf-other')).toHaveLength(1);
});
