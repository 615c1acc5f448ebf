import { expect, it } from 'vitest';
import { flatStyles } from './flatStyles.ts';

const css = `
  @layer tokens { :root { --accent: light-dark(#f00, #00f); } }
  @layer ui-kit {
    .scene { --near: #000; --deep: var(--near); opacity: 0.8; }
    .sun { fill: var(--accent); }
    .forest { fill: color-mix(in srgb, #fff, var(--deep) 50%); }
    .unused { fill: red; }
    .scene .sun { fill: blue; }
  }
  @media (prefers-contrast: more) { .sun { fill: lime; } }
`;
const svg = '<svg class="scene"><circle class="sun big"/><path class="forest"/></svg>';

it('gives the classes of a picture plain values, in the light theme', () => {
  const flat = flatStyles(css, svg);
  expect(flat).toContain('.sun{fill:red}');
  expect(flat).toContain('.forest{fill:gray}');
  expect(flat).toContain('opacity:.8');
});

it('leaves out other classes, and rules that a picture cannot follow', () => {
  expect(flatStyles(css, svg)).not.toMatch(/unused|blue|lime|#0f0|@|var\(|light-dark/);
});
