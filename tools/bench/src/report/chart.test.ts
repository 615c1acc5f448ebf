// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chart } from './chart.ts';
import { navigationMeasure, pageMeasures } from './measures.ts';
import type { Contender } from './results.ts';
import { createResults } from './results.ts';

const paint = pageMeasures('/').largestPaint;
const interactive = pageMeasures('/').interactive;
const atOnce = navigationMeasure('at once');

/** Draws values, by measure and contender, measured while other programs used `others`. */
function draw(values: Record<string, Partial<Record<Contender, number[]>>>, others = 0): Document {
  const results = createResults();
  for (const [measure, byContender] of Object.entries(values)) {
    for (const [contender, list] of Object.entries(byContender)) {
      for (const value of list) results.add(measure, contender as Contender, value, others);
    }
  }
  const svg = chart(results, new Date('2027-01-31T12:00:00Z'), 3);
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent);

const numbers = (root: ParentNode, selector: string, name: string) =>
  [...root.querySelectorAll(selector)].map((element) => Number(element.getAttribute(name)));

it('draws a bar with a name and a value for each contender, in proportion', () => {
  const svg = draw({ [paint]: { static: [100], composed: [100], stock: [400], monolith: [300] } });
  expect(texts(svg, '.measure')).toEqual([paint]);
  expect(texts(svg, 'g')).toEqual([
    'static100 ms',
    'composed100 ms',
    'stock400 ms',
    'monolith300 ms',
  ]);
  const [first = 0, ...widths] = numbers(svg, '.bar', 'width');
  expect(widths.map((width) => width / first)).toEqual([1, 4, 3]);
});

it('shows medians, and joins the quartiles inside the picture', () => {
  const svg = draw({ [paint]: { composed: [100, 200, 300, 400, 500], monolith: [10] } });
  expect(texts(svg, '.composed text')).toEqual(['composed', '300 ms']);
  const [, from, to] =
    /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(
      svg.querySelector('.composed .quartiles')?.getAttribute('d') ?? '',
    ) ?? [];
  const [left = 0] = numbers(svg, '.composed .bar', 'x');
  const [length = 0] = numbers(svg, '.composed .bar', 'width');
  expect((Number(from) - left) / length).toBeCloseTo(2 / 3, 2);
  expect((Number(to) - left) / length).toBeCloseTo(4 / 3, 2);
  const [width = 0] = numbers(svg, 'svg', 'width');
  expect(Number(to)).toBeLessThan(width - 80);
});

it('leaves out what was not measured', () => {
  const svg = draw({ [atOnce]: { composed: [1], stock: [2] }, [interactive]: { static: [3] } });
  expect(texts(svg, '.measure')).toEqual([interactive, atOnce]);
  expect(texts(svg, 'g')).toEqual(['static3 ms', 'composed1 ms', 'stock2 ms']);
});

it('says all of it in words, with the date, and has colours for both themes', () => {
  const svg = draw({ [paint]: { composed: [120], stock: [480] } });
  const named = svg.documentElement.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const [title, description] = named.map((id) => svg.getElementById(id)?.textContent);
  expect(title).toMatch(/\w/);
  expect(description).toBe(`${paint}: composed 120 ms, stock 480 ms.`);
  expect(texts(svg, '.note').join(' ')).toContain('2027-01-31');
  expect(texts(svg, '.note').join(' ')).toContain('--rounds 3');
  const css = texts(svg, 'style').join('');
  expect(css).toContain('prefers-color-scheme:dark');
  expect(css).not.toMatch(/undefined|var\(|light-dark/);
});

it('says that the machine was busy', () => {
  const svg = draw({ [paint]: { composed: [120] } }, 0.7);
  expect(texts(svg, '.measure')).toEqual([`${paint} (!)`]);
  expect(texts(svg, '.note').at(-1)).toContain('70 % of the processors');
});
