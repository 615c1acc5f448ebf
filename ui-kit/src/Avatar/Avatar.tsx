import { useState } from 'react';
import { classes } from '../classes/index.ts';
import { initials, shade } from './initials.ts';
import * as styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /**
   * A picture of this site. Without one, or where it cannot be loaded, the initials stand on a colour
   * drawn from the name.
   */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Leave it out where the name stands next to it. */
  label?: string;
}

/** A person, round. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const look = classes(styles.avatar, styles[size], styles[shade(name)]);
  if (src && src !== broken) {
    return (
      <img
        // It may have failed before anybody listened: prerendered pages come to life later.
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
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...said} className={look}>
      {initials(name)}
    </span>
  );
}
