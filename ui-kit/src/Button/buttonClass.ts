import { classes } from '../classes/index.ts';
import * as styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
/** `full` takes the whole line, `phone` does so only on narrow screens. */
export type ButtonWidth = 'content' | 'full' | 'phone';

/** The look of a button for a link that leads somewhere: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  width: ButtonWidth = 'content',
): string {
  return classes(styles.button, styles[variant], styles[size], styles[width]);
}
