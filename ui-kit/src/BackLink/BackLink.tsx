import { Link } from '@emberite/ui-kit/Link';
import { ArrowLeft, Icon } from '../Icon/index.ts';
import * as styles from './BackLink.module.css';

export interface BackLinkProps {
  href: string;
  /** The name of the parent page. */
  children: string;
}

/** A link to the parent page, above a page's heading. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className={styles.back}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  );
}
