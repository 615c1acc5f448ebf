import { brand } from '@emberite/content/brand';
import { Card } from '@emberite/ui-kit/Card';
import { classes } from '@emberite/ui-kit/classes';
import { Logo } from '@emberite/ui-kit/Logo';
import { DuskScene } from '@emberite/ui-kit/Scene';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import type { ReactNode } from 'react';
import * as styles from './Doorway.module.css';

export interface DoorwayProps {
  /** Whether phones show the picture too, above the card; wide screens always do, beside it. */
  picture: 'always' | 'wide';
  /** What stands below the card. */
  below?: ReactNode;
  renderLink: RenderLink;
  children: ReactNode;
}

/** The look of every page on the way in: the logo, one card, and the fire everybody is on the way to. */
export function Doorway({ picture, below, renderLink, children }: DoorwayProps) {
  return (
    <div className={styles.doorway}>
      <div className={classes(styles.picture, picture === 'wide' && styles.wideOnly)}>
        <DuskScene />
        <p className={styles.motto}>{brand.tagline}</p>
      </div>
      <div className={styles.side}>
        {renderLink({
          href: '/',
          className: styles.home,
          children: <Logo name={brand.name} />,
        })}
        <Card className={styles.card} padding="roomy">
          {children}
        </Card>
        {below}
      </div>
    </div>
  );
}
