import * as styles from '../../Scene/Scene.module.css';
import { Head } from '../../Scene/motifs/Head.tsx';

/** Two people swim beside a rock with a towel. */
export function Dip() {
  return (
    <>
      <path className={styles.middle} d="M0 500V372q400-26 800 0v128Z" />
      <path className={styles.near} d="M510 470c-14-50 22-104 78-112 60-6 130 30 150 112Z" />
      <path className={styles.fire} d="M560 362h58l6 66q-34 8-70 0Z" />
      <path className={styles.paperLine} strokeWidth="7" d="M560 384h60M557 404h64" />
      <path className={styles.leaf} d="M250 430q4-44 40-44t40 44Z" />
      <path className={styles.light} d="M388 440q4-42 38-42t38 42Z" />
      <path className={styles.leafLine} strokeWidth="14" d="m324 398 34-40 12-8" />
      <Head x={288} y={358} size={27} skin="skin" hair="bun" />
      <Head x={428} y={370} size={27} skin="skinDeep" hair="short" turn />
      <g className={styles.paperLine} strokeWidth="7" opacity="0.6">
        <path d="M200 432q22-10 45 0t45 0 45 0 45 0M348 446q20-10 40 0t40 0 40 0M140 470q34-12 68 0t68 0M420 480q34-12 68 0" />
      </g>
    </>
  );
}
