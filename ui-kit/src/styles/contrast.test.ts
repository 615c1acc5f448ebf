import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, grounds, pairs, shapes, themes, texts } from '../../testing/contrast.ts';
import type { Theme } from '../../testing/contrast.ts';
import { readTokens } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const between = (front: string, ground: string, theme: Theme) =>
  contrast(colour(css, front, theme), colour(css, ground, theme));

describe.each(themes)('%s', (theme) => {
  it.each(pairs(texts))('%s can be read on %s', (front, ground) => {
    expect(between(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('%s can be seen on %s', (front, ground) => {
    expect(between(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)(
  '%s, where the system asks for more contrast',
  (theme) => {
    const [more = ''] = /@media \(prefers-contrast: more\) \{[^}]+\}/.exec(css) ?? [];
    const stronger = (front: string, ground: string) =>
      contrast(colour(more + css, front, theme), colour(more + css, ground, theme));
    const onGrounds = { text: grounds, muted: grounds, placeholder: grounds };

    it.each(pairs({ ...onGrounds, 'accent-text': grounds, danger: grounds, success: grounds }))(
      '%s can be read with ease on %s',
      (front, ground) => {
        expect(stronger(front, ground)).toBeGreaterThanOrEqual(7);
      },
    );

    it.each(pairs({ border: grounds, 'border-strong': grounds, focus: grounds, meter: grounds }))(
      '%s can be seen with ease on %s',
      (front, ground) => {
        expect(stronger(front, ground)).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each(pairs(texts))('%s can be read on %s', (front, ground) => {
      expect(stronger(front, ground)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

it('parses the tokens with their groups', () => {
  const tokens = readTokens(css);
  const groups = new Set(tokens.map(({ group }) => group));
  for (const group of ['color', 'text', 'space', 'radius', 'shadow', 'motion', 'z', 'breakpoint']) {
    expect(groups).toContain(group);
  }
  expect(tokens.find(({ name }) => name === 'space-4')?.value).toBe('1rem');
});
