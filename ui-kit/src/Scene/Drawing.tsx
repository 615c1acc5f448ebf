import { classes } from '../classes/index.ts';
import { Picture } from '../Picture/index.ts';
import * as styles from './Drawing.module.css';

export interface DrawingProps {
  /** Alternative text. Without it the picture is decorative. */
  label?: string | undefined;
  /** `eager` for what a page shows first. By default it is loaded as the visitor gets near. */
  loading?: 'eager' | 'lazy' | undefined;
}

/** A picture from a file of its own, which has the colors of both themes. */
export function Drawing({
  src,
  label = '',
  loading = 'lazy',
  className,
}: DrawingProps & { src: string; className?: string | undefined }) {
  return (
    <Picture
      className={classes(styles.drawing, className)}
      // A path where pages are rendered to HTML and an absolute URL in browsers; hydration needs both to be the same.
      src={src.replace(/^https?:\/\/[^/]+/, '')}
      alt={label}
      width="800"
      height="500"
      loading={loading}
    />
  );
}
