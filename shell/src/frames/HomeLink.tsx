import { brand } from '@emberite/content/brand';
import { Link } from '@emberite/ui-kit/Link';
import { Logo } from '@emberite/ui-kit/Logo';
import * as styles from './frames.module.css';

/** The logo, linked to the home page of this part of the site. */
export function HomeLink({ href }: { href: string }) {
  return (
    <Link className={styles.home} href={href} aria-label={`${brand.name}, home`}>
      <Logo name={brand.name} />
    </Link>
  );
}
