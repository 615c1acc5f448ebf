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

/** A property that becomes twice as long as the one before, `times` times. */
const doubling = (times: number) =>
  Array.from({ length: times }, (_, at) => `--v${at + 1}: var(--v${at}) var(--v${at});`).join('');

it.each([
  ['grow', `.sun { --v0: red; ${doubling(20)} fill: var(--v20) }`],
  [
    'refer to each other in a long row',
    `.sun { --v0: red; ${Array.from({ length: 40 }, (_, at) => `--v${at + 1}: var(--v${at});`).join('')} fill: var(--v40) }`,
  ],
])('refuses custom properties that %s', (_, sheet) => {
  expect(() => flatStyles(sheet, svg)).toThrow(/^The custom property --v\d+ becomes too long/);
});

it('gives no value to custom properties that refer to themselves', () => {
  const cycle = '.sun { --a: var(--b); --b: var(--a) red; fill: var(--a); stroke: blue }';
  expect(flatStyles(cycle, svg)).toContain('stroke:');
});
