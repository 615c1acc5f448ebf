import { classes } from '../classes/index.ts';
import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';
import * as styles from './Drawing.module.css';
import dusk from './drawings/dusk.svg';

export interface DuskSceneProps extends Pick<DrawingProps, 'loading'> {
  className?: string;
}

/**
 * The picture of Ember: people in a circle round a fire below the mountains. It is aligned to the
 * bottom of its frame, so text fits into the sky above it on phones and on wide screens.
 */
export function DuskScene({ className, loading }: DuskSceneProps) {
  return <Drawing src={dusk} loading={loading} className={classes(styles.dusk, className)} />;
}
