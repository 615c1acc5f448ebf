import { classes } from '../classes/index.ts';
import * as styles from './Button.module.css';

/** The look of a Button or a ButtonLink. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `full` takes the whole line; `phone` does so only on narrow screens. */
  width?: 'content' | 'full' | 'phone' | undefined;
}

/** Returns the class names for a look. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  width = 'content',
}: ButtonLook): string {
  return classes(styles.button, styles[variant], styles[size], styles[width]);
}
