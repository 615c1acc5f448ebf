import { useId } from 'react';
import { dusk } from './land.ts';
import { Landscape } from './Landscape.tsx';
import { Fireside } from './motifs/Fireside.tsx';
import * as styles from './Scene.module.css';

export interface DuskSceneProps {
  className?: string;
}

/**
 * The picture of Ember: people in a circle round a fire below the mountains. It is aligned to the
 * bottom of its frame, so text fits into the sky above it on phones and on wide screens.
 */
export function DuskScene({ className }: DuskSceneProps) {
  const id = useId();
  return (
    <Landscape land={dusk} palette={styles.ember} className={className}>
      <radialGradient id={`${id}fire`}>
        <stop className={styles.fireCore} offset="0" stopOpacity="0.75" />
        <stop className={styles.fireCore} offset="1" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="800" cy="900" rx="380" ry="150" fill={`url(#${id}fire)`} />
      <Fireside />
    </Landscape>
  );
}
