import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Two people cook at a counter. */
export function Chopping() {
  return (
    <>
      <Standing
        x={316}
        y={438}
        coat="fire"
        skin="skinFair"
        hair="bun"
        arms="M-22-192l-16 52 40 26M22-192l22 50-22 28"
      />
      <Standing
        x={478}
        y={438}
        coat="paper"
        skin="skinDeep"
        hair="short"
        arms="M-22-192l-18 50 40 26M22-192l24 48-26 32"
        turn
      />
      <rect className={styles.plain} x="216" y="342" width="368" height="110" rx="8" />
      <rect className={styles.shade} x="200" y="328" width="400" height="24" rx="8" />
      <path className={styles.paper} d="M284 318h92v10h-92Z" />
      <circle className={styles.fire} cx="348" cy="304" r="15" />
      <path className={styles.leaf} d="M292 318c-4-20 12-28 26-22 10 6 8 18 2 22Z" />
      <path className={styles.ink} d="M420 290h96v30q0 8-8 8h-80q-8 0-8-8Z" />
      <path className={styles.inkLine} strokeWidth="10" d="M418 300h-20M518 300h20" />
      <g className={styles.lightLine} strokeWidth="8" opacity="0.8">
        <path d="M450 274c-8-12 8-18 0-30M484 274c-8-12 8-18 0-30" />
      </g>
      <path className={styles.light} d="M236 328v-34q0-12 14-12t14 12v34Z" />
      <path
        className={styles.leafLine}
        strokeWidth="7"
        d="M250 280q-14-20-8-40M250 280q2-24 18-36"
      />
      <path
        className={styles.shadeLine}
        strokeWidth="6"
        opacity="0.7"
        d="M262 376v48M400 376v48M538 376v48"
      />
    </>
  );
}
