import * as styles from '../Scene.module.css';
import { Campfire } from './Campfire.tsx';
import { Sitting } from './Sitting.tsx';

/** The fire and the people round it. */
export function Fireside() {
  return (
    <>
      <Sitting x={672} y={896} size={0.82} coat={styles.leaf} skin="skin" hair="bun" />
      <Sitting x={928} y={896} size={0.82} coat={styles.paper} skin="skinDeep" hair="short" turn />
      <Sitting x={480} y={916} size={0.82} coat={styles.plain} skin="skinFair" hair="short" />
      <Sitting x={1120} y={916} size={0.82} coat={styles.plain} skin="skinFair" hair="long" turn />
      <Campfire />
      <Sitting x={588} y={938} size={0.82} coat={styles.fire} skin="skinDeep" hair="long" />
      <Sitting x={1012} y={938} size={0.82} coat={styles.shade} skin="skin" hair="short" turn />
    </>
  );
}
