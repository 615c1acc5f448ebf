import { markedName, warning } from './disturbed.ts';
import { formatValue } from './format.ts';
import { slowPhone } from '../measure/device.ts';
import { moments } from '../measure/navigate.ts';
import type { Measure } from './measures.ts';
import { applications, navigationMeasure, pageMeasures } from './measures.ts';
import type { Results } from './results.ts';
import { contenders } from './results.ts';
import { describeDevice } from './surroundings.ts';
import { readTheme } from './theme.ts';

const { largestPaint, interactive, scriptBytes } = pageMeasures('/');

/** The lines of the table that are drawn. */
const drawn = [largestPaint, interactive, scriptBytes, ...moments.map(navigationMeasure)];

/** Lengths in pixels. It is as wide as on a phone, so that it can be read there and anywhere else. */
const width = 440;
const edge = 20;
const row = 25;
const bar = { left: 116, right: 340, height: 17 };

/** The drawn lines that were measured. */
const panelsOf = (results: Results) =>
  applications.measures
    .filter(({ name }) => drawn.includes(name))
    .map((measure) => ({
      measure,
      rows: contenders.flatMap((contender) => {
        const spread = results.spread(measure.name, contender);
        return spread ? [{ contender, spread }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);

type Panel = ReturnType<typeof panelsOf>[number];
type Row = Panel['rows'][number];

/** The product's colours and fonts, for both themes. */
function styles(): string {
  const { token, inBoth } = readTheme();
  return [
    `text{font:15px ${token('font-text')}}`,
    `.heading{font:600 22px ${token('font-display')}}`,
    '.measure,.composed text{font-weight:600}',
    '.note{font-size:13px}',
    inBoth((color) => [
      `.page{fill:${color('bg')}}`,
      `text{fill:${color('text')}}`,
      `.note{fill:${color('muted')}}`,
      `.bar{fill:${color('border-strong')}}`,
      `.composed .bar{fill:${color('meter')}}`,
      `.quartiles{stroke:${color('text')}}`,
    ]),
  ].join('');
}

function drawRow({ contender, spread }: Row, { unit }: Measure, most: number, y: number): string {
  const at = (value: number) =>
    (bar.left + ((bar.right - bar.left) * value) / Math.max(most, Number.MIN_VALUE)).toFixed(1);
  const end = Number(at(Math.max(spread.median, spread.upper)));
  const [middle, base] = [y + bar.height / 2, y + bar.height - 4];
  return [
    `<g class="${contender}">`,
    `<text x="${edge}" y="${base}">${contender}</text>`,
    `<rect class="bar" x="${bar.left}" y="${y}" width="${(Number(at(spread.median)) - bar.left).toFixed(1)}" height="${bar.height}" rx="4"/>`,
    `<path class="quartiles" d="M${at(spread.lower)} ${middle}H${at(spread.upper)}"/>`,
    `<text x="${end + 8}" y="${base}">${formatValue(spread.median, unit)}</text>`,
    '</g>',
  ].join('');
}

/** Says what the bars show. */
const describe = ({ measure, rows }: Panel) =>
  `${measure.name}: ${rows
    .map(({ contender, spread }) => `${contender} ${formatValue(spread.median, measure.unit)}`)
    .join(', ')}.`;

/**
 * Draws the main lines of the table as an SVG of bars, for light and dark pages. A thin line in a
 * bar joins the quartiles.
 */
export function chart(results: Results, date: Date, rounds: number): string {
  const panels = panelsOf(results);
  const parts: string[] = [];
  let y = 84;
  for (const { measure, rows } of panels) {
    const most = Math.max(...rows.map(({ spread }) => Math.max(spread.median, spread.upper)));
    parts.push(
      `<text class="measure" x="${edge}" y="${y + 12}">${markedName(measure, results)}</text>`,
    );
    y += 24;
    for (const line of rows) {
      parts.push(drawRow(line, measure, most, y));
      y += row;
    }
    y += 14;
  }
  const shown = panels.map(({ measure }) => measure);
  const notes = [
    `${date.toISOString().slice(0, 10)}, npm run bench -- --rounds ${rounds}, medians`,
    describeDevice(slowPhone),
    warning(shown, results),
  ].filter((note) => note !== undefined);
  for (const note of notes) {
    y += 18;
    parts.push(`<text class="note" x="${edge}" y="${y - 6}">${note}</text>`);
  }
  const height = y + 8;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    '<title id="title">Benchmarks of the composed site and its references</title>',
    `<desc id="desc">${panels.map(describe).join(' ')}</desc>`,
    `<style>${styles()}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="16"/>`,
    `<text class="heading" x="${edge}" y="40">Benchmarks</text>`,
    `<text class="note" x="${edge}" y="62">Shorter is better. Thin lines: the middle half of the values.</text>`,
    ...parts,
    '</svg>',
  ].join('\n')}\n`;
}
