import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import * as styles from './Page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /**
   * The maximum width: `form` 28rem, `text` 44rem, `wide` 72rem. `start` is as narrow as `text` and
   * begins where `wide` begins.
   */
  width?: 'form' | 'text' | 'start' | 'wide';
}

/** The column of a page, with gutters and generous gaps between its children. */
export function Page({ width = 'wide', className, ...rest }: PageProps) {
  return <div {...rest} className={classes(styles.page, styles[width], className)} />;
}
