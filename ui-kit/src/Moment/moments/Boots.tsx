import * as styles from '../../Scene/Scene.module.css';

/** A backpack, boots and a bottle. */
export function Boots() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="9" d="m524 440 40-262" />
      <path className={styles.inkLine} strokeWidth="12" d="m564 180 6-26" />
      <path className={styles.plain} d="M252 204h152q20 0 20 19t-20 19H252q-20 0-20-19t20-19Z" />
      <path className={styles.fire} d="M254 284q0-52 74-52t74 52v132q0 24-24 24H278q-24 0-24-24Z" />
      <path className={styles.ink} d="M250 300q78 34 156 0v24q-78 34-156 0Z" />
      <path className={styles.light} d="M286 348h84v52q0 12-12 12h-60q-12 0-12-12Z" />
      <path className={styles.paperLine} strokeWidth="8" d="M328 318v26" />
      <path
        className={styles.leaf}
        d="M206 322h34v14l8 14v78q0 10-10 10h-30q-10 0-10-10v-78l8-14Z"
      />
      <path className={styles.plain} d="M428 342h46v36q8 20 44 26 16 4 16 20v6H428Z" />
      <path className={styles.ink} d="M424 426h114v6q0 10-10 10h-94q-10 0-10-10Z" />
      <path className={styles.paperLine} strokeWidth="6" d="M446 360h24M448 376h26M456 392h28" />
    </>
  );
}
