import { useId } from 'react';
import { dusk } from './land.ts';
import { Landscape } from './Landscape.tsx';
import { Fireside } from './motifs/Fireside.tsx';
import * as styles from './Scene.module.css';

export interface DuskSceneProps {
  /** Alternative text; without it the picture is decoration. */
  label?: string;
  className?: string;
}

/**
 * A circle of people round a fire below the mountains: the picture of Ember. Stands on the lower
 * edge of its frame, so words fit into the sky above it, on a phone as on a wide screen.
 */
export function DuskScene({ label, className }: DuskSceneProps) {
  const id = useId();
  return (
    <Landscape land={dusk} palette="ember" label={label} className={className}>
      <radialGradient id={`${id}fire`}>
        <stop className={styles.fireCore} offset="0" stopOpacity="0.75" />
        <stop className={styles.fireCore} offset="1" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="800" cy="900" rx="380" ry="150" fill={`url(#${id}fire)`} />
      <Fireside />
    </Landscape>
  );
}
