import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import * as styles from './Stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** The gap between children: tight 8 px, normal 16, loose 24, wide 48. */
  gap?: 'tight' | 'normal' | 'loose' | 'wide';
  /** `row` wraps if there is no room. */
  direction?: 'column' | 'row';
}

/** Stacks its children, or puts them side by side, with equal gaps. */
export function Stack({ gap = 'normal', direction = 'column', className, ...rest }: StackProps) {
  return <div {...rest} className={classes(styles[direction], styles[gap], className)} />;
}
