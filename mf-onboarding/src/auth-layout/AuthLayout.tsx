import { brand, promises } from '@emberite/content/brand';
import { Card } from '@emberite/ui-kit/Card';
import { classes } from '@emberite/ui-kit/classes';
import { Logo } from '@emberite/ui-kit/Logo';
import { DuskScene } from '@emberite/ui-kit/Scene';
import type { ReactNode } from 'react';
import * as styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  /**
   * Whether phones show the picture above the card. Wide screens always show it beside the card.
   */
  picture: 'always' | 'wide';
  /** The frame of the page: `bare` has no header, so the logo is here. */
  frame: 'footer' | 'bare';
  below?: ReactNode;
  children: ReactNode;
}

/** The layout of every sign-in page: one card, and beside it what it is for, above a fire at dusk. */
export function AuthLayout({ picture, frame, below, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={classes(styles.picture, picture === 'wide' && styles.wideOnly)}>
        <DuskScene />
        <div className={styles.words}>
          <p className={styles.motto}>{brand.tagline}</p>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.side}>
        {frame === 'bare' && (
          <div>
            <Logo name={brand.name} href="/" />
          </div>
        )}
        <Card className={styles.card} padding="roomy">
          {children}
        </Card>
        {below}
      </div>
    </div>
  );
}
