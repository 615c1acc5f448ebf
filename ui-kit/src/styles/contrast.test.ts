import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, pairs, shapes, themes, words } from './contrast.ts';
import type { Theme } from './contrast.ts';
import { readTokens } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const between = (front: string, ground: string, theme: Theme) =>
  contrast(colour(css, front, theme), colour(css, ground, theme));

describe.each(themes)('%s', (theme) => {
  it.each(pairs(words))('%s can be read on %s', (front, ground) => {
    expect(between(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('%s can be seen on %s', (front, ground) => {
    expect(between(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

it('reads the tokens with their groups', () => {
  const tokens = readTokens(css);
  const groups = new Set(tokens.map(({ group }) => group));
  for (const group of ['color', 'text', 'space', 'radius', 'shadow', 'motion', 'z', 'breakpoint']) {
    expect(groups).toContain(group);
  }
  expect(tokens.find(({ name }) => name === 'space-4')?.value).toBe('1rem');
});
