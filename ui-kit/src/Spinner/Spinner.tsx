import { classes } from '../classes/index.ts';
import * as styles from './Spinner.module.css';

export interface SpinnerProps {
  /** `text` is as large as the text beside it, `large` stands alone. */
  size?: 'text' | 'large';
}

/**
 * A ring that turns while something takes time, in the colour of the text. Decorative: say beside it
 * what takes time.
 */
export function Spinner({ size = 'text' }: SpinnerProps) {
  const large = size === 'large' && styles.large;
  return <span className={classes(styles.spinner, large)} aria-hidden="true" />;
}
