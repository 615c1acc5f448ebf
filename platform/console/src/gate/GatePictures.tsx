import type { GatePage, GateReport } from '@emberite/release/responses';
import { Badge } from '@emberite/ui-kit/Badge';
import { Picture } from '@emberite/ui-kit/Picture';
import { reportPath } from '../place/place.ts';
import { counted, kilobytes } from '../units/units.ts';
import * as styles from './GatePictures.module.css';

/** The height of the gate's windows, in CSS pixels. */
const height = 800;

/** What was measured of a page, e.g. `member, 360 px, ready after 0.8 s, 41.2 kB of scripts`. */
const measured = ({ who, width, ready, js }: GatePage) =>
  [
    who,
    `${width} px`,
    ready === null ? 'never ready' : `ready after ${(ready / 1_000).toFixed(1)} s`,
    `${kilobytes(js)} of scripts`,
  ].join(', ');

export interface GatePicturesProps {
  report: GateReport;
  /** How many pages it shows at most; those that failed come first. */
  most?: number;
}

/** The pages that the gate opened, each with its picture, what was measured and what failed. */
export function GatePictures({ report, most = Infinity }: GatePicturesProps) {
  const pages = report.pages
    .map((page, number) => ({ ...page, number }))
    .toSorted((one, other) => Number(other.failures.length > 0) - Number(one.failures.length > 0))
    .slice(0, most);
  return (
    <ul className={styles.pages}>
      {pages.map(({ number, ...page }) => {
        const { path, who, width, failures, picture } = page;
        const src = `${reportPath(report.id)}/${number}.jpg`;
        return (
          <li key={number} className={styles.page} data-wide={width > 640 || undefined}>
            {picture ? (
              <a className={styles.frame} href={src}>
                <Picture
                  src={src}
                  alt={`${path} at ${width} px, ${who}`}
                  {...{ width, height }}
                  loading="lazy"
                />
              </a>
            ) : (
              <span className={styles.frame}>No picture</span>
            )}
            <code className={styles.path}>{path}</code>
            <span className={styles.quiet}>{measured(page)}</span>
            {failures.length > 0 && (
              <Badge tone="danger">{counted(failures.length, 'failure')}</Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
