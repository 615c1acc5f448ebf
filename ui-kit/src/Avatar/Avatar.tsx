import { useState } from 'react';
import { classes } from '../classes/index.ts';
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
  /** Omit it when the name stands next to the avatar. */
  label?: string;
}

/** A person's picture. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const look = classes(styles.avatar, styles[size], styles[shade(name)]);
  if (src && src !== broken) {
    return (
      <img
        // The image may have failed before hydration, when nothing listened for the error yet.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(src);
        }}
        className={look}
        src={src}
        alt={label ?? ''}
        // A photo is what its page is about.
        loading={size === 'photo' ? 'eager' : 'lazy'}
        onError={() => setBroken(src)}
      />
    );
  }
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...aria} className={look}>
      {initials(name)}
    </span>
  );
}
