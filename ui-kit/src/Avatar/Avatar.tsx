import { classes } from '../classes/index.ts';
import { Picture } from '../Picture/index.ts';
import { initials, shade } from './initials.ts';
import * as styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /**
   * A person's picture, served by this site. Falls back to initials on a colour derived from the
   * name.
   */
  src?: string | undefined;
  /** A circle, or `photo`: fills a frame of any shape. */
  size?: 'small' | 'medium' | 'large' | 'photo';
  /** Omit it when the name is next to the avatar. */
  label?: string;
}

/** A person's picture. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const look = classes(styles.avatar, styles[size], styles[shade(name)]);
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const letters = (
    <span {...aria} className={look}>
      {initials(name)}
    </span>
  );
  if (!src) return letters;
  return (
    <Picture
      className={look}
      src={src}
      alt={label ?? ''}
      // A photo is the main content of its page.
      loading={size === 'photo' ? 'eager' : 'lazy'}
      fallback={letters}
    />
  );
}
