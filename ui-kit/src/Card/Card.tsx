import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import * as styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'surface' | 'sunken' | 'ember' | 'pine';
  /** `none` is for cards whose picture reaches the edge. */
  padding?: 'normal' | 'roomy' | 'none';
}

/** A rounded surface for one subject. */
export function Card({ as = 'div', tone, padding, className, ...rest }: CardProps) {
  const Element = as as 'div';
  const look = classes(
    styles.card,
    styles[tone ?? 'surface'],
    styles[padding ?? 'normal'],
    className,
  );
  return <Element {...rest} className={look} />;
}
