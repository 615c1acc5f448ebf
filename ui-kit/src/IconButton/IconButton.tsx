import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import * as styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconShape;
  /** The button's name, for screen readers and as a tooltip. */
  label: string;
}

/** A round button with one icon and a touch target of 44 px. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles.button, className)}
    >
      <Icon of={icon} />
    </button>
  );
}
