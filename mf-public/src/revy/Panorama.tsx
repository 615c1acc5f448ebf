import { Icon, Mountain } from '@emberite/ui-kit/Icon';
import { Scene } from '@emberite/ui-kit/Scene';
import type { ReactNode } from 'react';
import * as styles from './Panorama.module.css';
import { revy } from './revy.ts';

const { name, hero } = revy;

/** The picture at the top of the page with a paper ridge in front, and the headline below. */
export function Panorama({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.view}>
        <div className={styles.scene}>
          <Scene motif={hero.motif} loading="eager" />
        </div>
        <svg
          className={styles.ridge}
          viewBox="0 0 1440 120"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 120V52l150 44 170-30 190 40 210-26 200 32 180-46 150 24 190-66v96Z" />
        </svg>
        <p className={styles.brand}>
          <Icon of={Mountain} />
          {name}
        </p>
      </div>
      <div className={styles.words}>
        <h1 className={styles.headline}>{hero.heading}</h1>
        <div className={styles.promise}>
          <p className={styles.text}>{hero.text}</p>
          <div>{children}</div>
        </div>
      </div>
    </>
  );
}
