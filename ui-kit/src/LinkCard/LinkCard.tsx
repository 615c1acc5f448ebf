import { Link } from '@emberite/ui-kit/Link';
import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { classes } from '../classes/index.ts';
import * as styles from './LinkCard.module.css';

/** The link of a card. */
export interface LinkCardTarget {
  href: string;
  /** The level of the card's heading. Default 2. */
  headingLevel?: 2 | 3;
}

export interface LinkCardProps extends LinkCardTarget {
  /** The picture. It fills its frame, which is as wide as the card. */
  picture: ReactNode;
  frame: 'landscape' | 'square';
  /** A Badge in the corner of the picture. */
  badge?: ReactNode;
  /** The link's name. */
  title: string;
  /** Shown beside the title, not part of the link. */
  aside?: ReactNode;
  /** Shown below the title. */
  children: ReactNode;
}

/** A list item with a picture. The whole card is one link, named by its title. */
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
