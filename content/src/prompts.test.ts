import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DAILY_PROMPT,
  DEFAULT_FUN_PROMPT,
  DEFAULT_USEFUL_PROMPT,
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

  it('have ids of their own and four different tips each', () => {
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
    for (const { instructions } of prompts) expect(new Set(instructions).size).toBe(4);
  });

  it('start with the defaults', () => {
    expect(DEFAULT_FUN_PROMPT).toBe('dad_joke');
    expect(DEFAULT_DAILY_PROMPT).toBe('scientific_fact');
    expect(promptById(DEFAULT_FUN_PROMPT)?.type).toBe('fun');
    expect(promptById(DEFAULT_USEFUL_PROMPT)?.type).toBe('useful');
    expect(promptById(DEFAULT_DAILY_PROMPT)?.type).toBe('daily');
    expect(promptById('no-such-thing')).toBeUndefined();
  });
});
