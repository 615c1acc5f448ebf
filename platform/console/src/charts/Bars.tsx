import { useId } from 'react';
import * as styles from './Bars.module.css';
import { Numbers } from './Numbers.tsx';

/** What one bar is made of, in the order of the series. */
export interface Bar {
  label: string;
  values: number[];
}

export interface BarsProps {
  title: string;
  /** What it shows, in a sentence. */
  summary: string;
  /** The names of the parts of each bar: at most four can be told apart. */
  series: string[];
  /** From left to right. */
  bars: Bar[];
  /** What a bar is, as the heading of the table's first column. */
  unit: string;
  format: (value: number) => string;
}

const fills = [styles.first, styles.second, styles.third, styles.fourth];

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** Stacked bars in a small chart, and the same as a table. */
export function Bars({ title, summary, series, bars, unit, format }: BarsProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ values }) => sum(values)), 1);
  const height = (value: number) => (100 * value) / most;
  const shown = bars.filter(({ values }) => sum(values) > 0);
  return (
    <figure className={styles.chart} aria-labelledby={`${id}caption`}>
      <figcaption className={styles.caption}>
        <h2 id={`${id}caption`}>{title}</h2>
        <p className={styles.quiet}>{summary}</p>
      </figcaption>
      {/* A single bar has nothing to compare with. */}
      {bars.length > 1 && (
        <>
          <div className={styles.plot}>
            <span aria-hidden="true">{format(most)}</span>
            <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
              {bars.map(({ label, values }, place) =>
                values.map((value, index) => {
                  const below = height(sum(values.slice(0, index)));
                  return (
                    value > 0 && (
                      <rect
                        key={`${label} ${series[index]}`}
                        className={fills[index % fills.length]}
                        x={place + 0.1}
                        y={100 - below - height(value)}
                        width={0.8}
                        height={height(value)}
                      >
                        <title>{`${label}: ${format(value)}`}</title>
                      </rect>
                    )
                  );
                }),
              )}
            </svg>
            <span className={styles.ends} aria-hidden="true">
              <span>{bars[0]?.label}</span>
              <span>{bars.at(-1)?.label}</span>
            </span>
          </div>
          {series.length > 1 && (
            <ul className={styles.legend}>
              {series.map((name, index) => (
                <li key={name}>
                  <svg className={styles.mark} viewBox="0 0 8 8" aria-hidden="true">
                    <rect className={fills[index % fills.length]} width="8" height="8" rx="2" />
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <details>
            <summary>As a table</summary>
            <Numbers
              name={`${title}: table`}
              heads={[unit, ...series]}
              rows={shown.map(({ label, values }) => ({ label, numbers: values.map(format) }))}
            />
          </details>
        </>
      )}
    </figure>
  );
}
