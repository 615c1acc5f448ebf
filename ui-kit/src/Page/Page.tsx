import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import * as styles from './Page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** How wide it may get: `form` 28rem, `text` 44rem, `wide` 72rem. */
  width?: 'form' | 'text' | 'wide';
}

/** The column a page stands in: centred, with the page's gutters, its children well apart. */
export function Page({ width = 'wide', className, ...rest }: PageProps) {
  return <div {...rest} className={classes(styles.page, styles[width], className)} />;
}
