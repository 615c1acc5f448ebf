import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Three people share a meal. */
export function Table() {
  return (
    <>
      <Standing
        x={276}
        y={452}
        coat="leaf"
        skin="skinDeep"
        hair="long"
        arms="M-22-192l-14 50 36 26M22-192l34 8 22-34"
      />
      <Standing
        x={400}
        y={446}
        coat="fire"
        skin="skinFair"
        hair="short"
        arms="M-22-192l-30 22 16 50M22-192l28 26-16 48"
      />
      <Standing
        x={524}
        y={452}
        coat="light"
        skin="skin"
        hair="bun"
        arms="M-22-192l-14 50 36 26M22-192l34 8 22-34"
        turn
      />
      <path className={styles.paper} d="M196 344h408l16 108H180Z" />
      <path className={styles.shade} d="M190 336h420q8 0 8 9t-8 9H190q-8 0-8-9t8-9Z" />
      <ellipse className={styles.shade} cx="306" cy="332" rx="40" ry="9" />
      <path className={styles.leaf} d="M276 330q30-34 60 0Z" />
      <ellipse className={styles.shade} cx="494" cy="332" rx="40" ry="9" />
      <path className={styles.fire} d="M464 330q30-34 60 0Z" />
      <path className={styles.ink} d="M384 336v-44l6-12v-20h14v20l6 12v44Z" />
      <path className={styles.light} d="M344 206h24l-4 28q-8 8-16 0Z" />
      <path className={styles.light} d="M432 206h24l-4 28q-8 8-16 0Z" />
      <path
        className={styles.fireLine}
        strokeWidth="6"
        opacity="0.55"
        d="M206 388q30 14 60 0t60 0 60 0 60 0 60 0 60 0 22-8"
      />
    </>
  );
}
