import { brand } from '@emberite/content/brand';
import { Link } from '@emberite/sdk/router';
import { Logo } from '@emberite/ui-kit/Logo';
import * as styles from './frames.module.css';

/** The logo, as the way to the start of this part of the site. */
export function HomeLink({ to }: { to: string }) {
  return (
    <Link className={styles.home} to={to} aria-label={`${brand.name}, to the start page`}>
      <Logo name={brand.name} />
    </Link>
  );
}
