import { SingleChoice } from '../SingleChoice/index.ts';
import type { SingleChoiceProps } from '../SingleChoice/index.ts';
import { bucketEnds } from './bucketEnds.ts';
import * as styles from './RangeBuckets.module.css';

export interface RangeBucketsProps extends Omit<SingleChoiceProps<string>, 'look'> {
  /** The ends of the scale on which the ranges are drawn. */
  min: number;
  max: number;
}

/**
 * A choice of one of several overlapping ranges: '20-28', '25-35' … '80-'. The chosen one is drawn
 * on a scale.
 */
export function RangeBuckets({ min, max, ...choice }: RangeBucketsProps) {
  const ends = bucketEnds(choice.value ?? '', max);
  const at = (value: number) => (Math.min(max, Math.max(min, value)) - min) / (max - min);
  return (
    <div className={styles.buckets}>
      <SingleChoice {...choice} look="chips" />
      <svg className={styles.scale} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" rx="5" />
        {ends && (
          <rect
            className={styles.range}
            x={`${at(ends[0]) * 100}%`}
            width={`${(at(ends[1]) - at(ends[0])) * 100}%`}
            height="100%"
            rx="5"
          />
        )}
      </svg>
      <span className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </span>
    </div>
  );
}
