import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import * as styles from './Badge.module.css';

export interface BadgeProps {
  /** `surface` is for pictures, whatever their colours. */
  tone?: 'neutral' | 'surface' | 'ember' | 'pine' | 'success' | 'danger';
  icon?: IconShape;
  children: ReactNode;
}

/** A word or two about the thing it stands on: a category, a state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
