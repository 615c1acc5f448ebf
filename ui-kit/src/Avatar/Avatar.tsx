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
  size?: 'small' | 'medium' | 'large';
  /** Omit it when the name stands next to the avatar. */
  label?: string;
}

/** A person's picture in a circle. */
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
        loading="lazy"
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
