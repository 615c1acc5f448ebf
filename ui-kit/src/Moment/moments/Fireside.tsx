import * as styles from '../../Scene/Scene.module.css';
import { Campfire } from '../../Scene/motifs/Campfire.tsx';
import { Sitting } from '../../Scene/motifs/Sitting.tsx';

/** Two people at a fire. */
export function Fireside() {
  return (
    <>
      <Sitting x={286} y={446} size={1.2} coat={styles.leaf} skin="skin" hair="bun" />
      <Sitting x={514} y={446} size={1.2} coat={styles.paper} skin="skinDeep" hair="short" turn />
      <g transform="translate(-400 -480)">
        <Campfire />
      </g>
    </>
  );
}
