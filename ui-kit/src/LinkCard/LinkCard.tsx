import { Link } from '@emberite/ui-kit/Link';
import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { classes } from '../classes/index.ts';
import * as styles from './LinkCard.module.css';

/** Where a card leads. */
export interface LinkCardTarget {
  href: string;
  /** The level of the card's heading where it stands; 2 without it. */
  headingLevel?: 2 | 3;
}

export interface LinkCardProps extends LinkCardTarget {
  /** Fills its frame, which is as wide as the card. */
  picture: ReactNode;
  frame: 'landscape' | 'square';
  /** A Badge in the picture's corner. */
  badge?: ReactNode;
  /** The link's name. */
  title: string;
  /** Beside the title, not part of the link. */
  aside?: ReactNode;
  /** What stands below the title. */
  children: ReactNode;
}

/** Something in a list with a picture; all of it is one link, named by its title. */
export function LinkCard(props: LinkCardProps) {
  const { href, headingLevel = 2, picture, frame, badge, title, aside, children } = props;
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={classes(styles.picture, styles[frame])}>
        {picture}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
          {aside}
        </Heading>
        {children}
      </div>
    </Card>
  );
}
