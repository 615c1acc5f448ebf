import { Link } from '@emberite/ui-kit/Link';
import type { ReactNode } from 'react';
import { ArrowRight, Icon } from '../Icon/index.ts';
import * as styles from './NextLink.module.css';

export interface NextLinkProps {
  href: string;
  title: string;
  /** A line below the title. */
  text?: string;
  /** A Scene or a large Avatar. */
  picture: ReactNode;
}

/** The link to the next page of a series, with its picture. */
export function NextLink({ href, title, text, picture }: NextLinkProps) {
  return (
    <Link href={href} className={styles.next}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <span className={styles.label}>Next</span> <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <Icon of={ArrowRight} size="large" />
    </Link>
  );
}
