import * as styles from './ProgressLine.module.css';

export interface ProgressLineProps {
  /** Whether the line is shown. */
  active: boolean;
  /** What is loading, for screen readers. */
  label: string;
}

/** A slim line at the top of the window while a page is loading, which shows after 300 ms. */
export function ProgressLine({ active, label }: ProgressLineProps) {
  return (
    active && (
      <output>
        <progress className={styles.line} data-screen aria-label={label} />
      </output>
    )
  );
}
