import { Link } from '@emberite/ui-kit/Link';
import { classes } from '../classes/index.ts';
import * as styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name, as in `content`. */
  name: string;
  /** The home page of this part of the site. With it the logo is a link. */
  href?: string;
}

/**
 * The ember mark alone: a flame with a ridge in it. Decorative; give it a name if it stands alone.
 */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 36" aria-hidden="true">
      <path
        className={styles.flame}
        d="M17.6 1.2c.9 6.3 12 10.2 12 20.3A13.3 13.3 0 0 1 16 35 13.3 13.3 0 0 1 2.4 21.5c0-5.9 3.4-8.7 4.9-13.3 2.6 1.3 3.9 3.4 4.2 5.9 3.4-3.3 5.9-7.4 6.1-12.9Z"
      />
      <path className={styles.glow} d="M16 16.5a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4Z" />
      <path
        className={styles.ridge}
        d="M3 24.8 8.6 20l4.3 4.2 5.6-5.8 10.4 8.1A13.3 13.3 0 0 1 16 35 13.3 13.3 0 0 1 3 24.8Z"
      />
    </svg>
  );
}

/** The mark and the wordmark. */
export function Logo({ name, href }: LogoProps) {
  if (href === undefined) {
    return (
      <span className={styles.logo}>
        <LogoMark />
        {name}
      </span>
    );
  }
  return (
    <Link href={href} className={classes(styles.logo, styles.home)} aria-label={`${name}, home`}>
      <LogoMark />
      {name}
    </Link>
  );
}
