import { readTheme } from '../report/theme.ts';
import type { Finding, Series } from './verdict.ts';
import { valueText } from './words.ts';

/** Lengths in pixels. It is as wide as on a phone. */
const width = 440;
const edge = 20;
const plot = { left: edge, right: 262, height: 96 };
const labelGap = 16;

/** What each panel shows, and its heading. */
const panels: Record<Series['group'], string | null> = {
  memory: 'Memory',
  handles: 'Open files and connections',
  disk: 'On the disk',
  median: null,
  'slowest hundredth': 'One of a hundred takes longer',
};

/** Colours that can be read as text, in both themes. */
const colors = ['accent-text', 'pine-text', 'focus', 'level-5-ink', 'muted'];

function styles(): string {
  const { token, inBoth } = readTheme();
  return [
    `text{font:13px ${token('font-text')}}`,
    `.heading{font:600 22px ${token('font-display')}}`,
    '.measure{font-size:15px;font-weight:600}',
    'polyline{fill:none;stroke-width:2;stroke-linejoin:round}',
    inBoth((color) => [
      `.page{fill:${color('bg')}}`,
      `text{fill:${color('text')}}`,
      `.note{fill:${color('muted')}}`,
      `.axis{stroke:${color('border')}}`,
      ...colors.map(
        (name, index) =>
          `.line${index} polyline{stroke:${color(name)}}.line${index} text{fill:${color(name)}}`,
      ),
    ]),
  ].join('');
}

/** Moves labels apart, and keeps them in order, so that each can be read. */
function spread(wanted: number[], bottom: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  let last = bottom + labelGap;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, last - labelGap);
    last = label.y;
  }
  return order.toSorted((one, other) => one.index - other.index).map(({ y }) => y);
}

function drawPanel(series: Series[], findings: Finding[], duration: number, top: number): string {
  const most = Math.max(...series.flatMap(({ points }) => points.map(({ value }) => value)), 1);
  const x = (at: number) =>
    (plot.left + ((plot.right - plot.left) * Math.min(at, duration)) / duration).toFixed(1);
  const y = (value: number) => top + plot.height * (1 - value / most);
  const labels = spread(
    series.map(({ points }) => y(points.at(-1)?.value ?? 0) + 4),
    top + plot.height + 4,
  );
  const lines = series.map(({ name, unit, points }, index) => {
    const end = findings.find((one) => one.name === name)?.end ?? 0;
    const path = points.map(({ at, value }) => `${x(at)},${y(value).toFixed(1)}`).join(' ');
    return `<g class="line${index % colors.length}"><polyline points="${path}"/><text x="${plot.right + 8}" y="${labels[index]!.toFixed(1)}">${name} ${valueText(end, unit)}</text></g>`;
  });
  return [
    `<path class="axis" d="M${plot.left} ${top + plot.height + 0.5}H${plot.right}"/>`,
    ...lines,
  ].join('\n');
}

const describe = (heading: string, findings: Finding[]) =>
  `${heading}: ${findings
    .map(
      ({ name, unit, start, end }) =>
        `${name} ${valueText(start, unit)} at the start, ${valueText(end, unit)} at the end`,
    )
    .join(', ')}.`;

/** Draws what a soak has measured as an SVG of lines, for light and dark pages. */
export function picture(
  series: Series[],
  findings: Finding[],
  duration: number,
  date: Date,
): string {
  const parts: string[] = [];
  const words: string[] = [];
  let y = 84;
  for (const [group, heading] of Object.entries(panels)) {
    const own = series.filter((one) => one.group === group && one.points.length > 0);
    if (heading === null || own.length === 0) continue;
    const found = findings.filter((one) => one.group === group);
    words.push(describe(heading, found));
    parts.push(
      `<text class="measure" x="${edge}" y="${y + 12}">${heading}</text>`,
      drawPanel(own, found, duration, y + 26),
    );
    y += 26 + plot.height + 30;
  }
  const minutes = Math.round(duration / 60_000);
  const notes = [
    'The numbers are the medians of the last tenth.',
    `${date.toISOString().slice(0, 10)}, npm run soak -- --minutes ${minutes}`,
  ];
  const height = y + 32;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">A site with a crowd, for ${minutes} minutes</title>`,
    `<desc id="desc">${words.join(' ')}</desc>`,
    `<style>${styles()}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="16"/>`,
    `<text class="heading" x="${edge}" y="40">Soak</text>`,
    `<text class="note" x="${edge}" y="62">${minutes} minutes from left to right. Each scale begins at 0.</text>`,
    ...parts,
    ...notes.map(
      (note, index) => `<text class="note" x="${edge}" y="${y + 18 * index}">${note}</text>`,
    ),
    '</svg>',
  ].join('\n')}\n`;
}
