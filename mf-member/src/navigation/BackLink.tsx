import { ArrowLeft, Icon } from '@emberite/ui-kit/Icon';
import { Link } from '@emberite/ui-kit/Link';
import * as styles from './BackLink.module.css';

/** A link to the parent page, above a page's heading. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={styles.back}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  );
}
