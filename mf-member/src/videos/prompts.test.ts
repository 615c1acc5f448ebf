import { promptTypes } from '@emberite/content/prompts';
import { describe, expect, it } from 'vitest';
import {
  dailyPromptAt,
  defaultDailyPrompt,
  defaultFunPrompt,
  defaultUsefulPrompt,
  promptById,
  prompts,
  promptsOfType,
} from './prompts.ts';

describe('the prompts', () => {
  it.each([
    ['fun', 7],
    ['useful', 7],
    ['daily', 2],
  ] as const)('of type %s are %i', (type, count) => {
    expect(promptsOfType(type)).toHaveLength(count);
  });

  it('are those that the API takes, with four different tips each', () => {
    const ids = prompts.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(promptTypes).toSorted());
    for (const { instructions } of prompts) expect(new Set(instructions).size).toBe(4);
  });

  it('start with the defaults', () => {
    expect(defaultFunPrompt).toBe('dad_joke');
    expect(defaultDailyPrompt).toBe('scientific_fact');
    expect(promptById(defaultFunPrompt)?.type).toBe('fun');
    expect(promptById(defaultUsefulPrompt)?.type).toBe('useful');
    expect(promptById(defaultDailyPrompt)?.type).toBe('daily');
    expect(promptById('no-such-thing')).toBeUndefined();
  });
});

describe('the daily prompt', () => {
  it.each([
    ['2026-11-23T07:00Z', 'scientific_fact'],
    ['2026-11-24T06:59Z', 'scientific_fact'],
    ['2026-11-24T07:00Z', 'good_news'],
    ['2026-11-25T12:00Z', 'scientific_fact'],
    ['2027-07-01T06:59Z', 'good_news'],
    ['2027-07-01T07:00Z', 'scientific_fact'],
  ])('at %s is %s, wherever one is', (time, id) => {
    expect(dailyPromptAt(new Date(time))).toBe(id);
  });
});
