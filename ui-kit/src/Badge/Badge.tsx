import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import * as styles from './Badge.module.css';

export interface BadgeProps {
  /** `surface` is readable on any picture. */
  tone?: 'neutral' | 'surface' | 'ember' | 'pine' | 'success' | 'danger';
  icon?: IconShape;
  children: ReactNode;
}

/** A word or two about the element it belongs to: a category or a state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
