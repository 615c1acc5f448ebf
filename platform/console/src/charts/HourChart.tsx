import type { ReleaseCount } from '@emberite/release/responses';
import { counted } from '../units/units.ts';
import { Bars } from './Bars.tsx';
import { hourBars, shownHours } from './hours.ts';

const words = {
  views: { title: 'Page views', one: 'page view' },
  failures: { title: 'Failures', one: 'failure' },
};

export interface HourChartProps {
  counts: ReleaseCount[];
  /** Id of the live release. */
  live: string;
  of: keyof typeof words;
  /** The time now, in ms. */
  now: number;
}

/** What was counted of a package in each of the last hours, by release. */
export function HourChart({ counts, live, of, now }: HourChartProps) {
  const { title, one } = words[of];
  const { series, bars } = hourBars(counts, of, live, now);
  const all = bars.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0);
  return (
    <Bars
      title={title}
      summary={`${counted(all, one)} in the last ${shownHours} hours.`}
      unit="Hour"
      series={series.map((id) => (id === live ? `${id} (live)` : id))}
      bars={bars}
      format={String}
    />
  );
}
