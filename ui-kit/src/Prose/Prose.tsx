import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import * as styles from './Prose.module.css';

export interface ProseProps extends ComponentProps<'div'> {
  as?: 'div' | 'section';
}

/** Text to read: sets the spacing of headings, paragraphs, lists, terms and quotes. */
export function Prose({ as = 'div', className, ...rest }: ProseProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classes(styles.prose, className)} />;
}
