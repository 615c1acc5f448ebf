import { classes } from '../classes/index.ts';
import { initials, shade } from './initials.ts';
import * as styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** A picture of this site; without one the initials stand on a colour drawn from the name. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  /** Leave it out where the name stands next to it. */
  label?: string;
}

/** A person, round. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const look = classes(styles.avatar, styles[size], styles[shade(name)]);
  if (src) return <img className={look} src={src} alt={label ?? ''} loading="lazy" />;
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...said} className={look}>
      {initials(name)}
    </span>
  );
}
