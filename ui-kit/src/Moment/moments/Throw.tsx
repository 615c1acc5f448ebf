import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Somebody throws an axe at a target. */
export function Throw() {
  return (
    <>
      <path className={styles.inkLine} strokeWidth="13" d="m502 352-14 92M562 352l14 92" />
      <circle className={styles.shade} cx="532" cy="296" r="82" />
      <circle className={styles.paper} cx="532" cy="296" r="72" />
      <circle className={styles.fire} cx="532" cy="296" r="52" />
      <circle className={styles.paper} cx="532" cy="296" r="32" />
      <circle className={styles.fire} cx="532" cy="296" r="13" />
      <g transform="rotate(-34 270 168)">
        <rect className={styles.shade} x="264" y="132" width="12" height="98" rx="6" />
        <path
          className={styles.paper}
          d="M258 128q12-5 24 0v32q-12 5-24 0-16 2-30 14-8-28 0-58 14 12 30 12Z"
        />
      </g>
      <Standing
        x={318}
        coat="leaf"
        skin="skinDeep"
        hair="short"
        arms="M-22-194l-20-36-14-34M22-194l34 34 34-14"
        legs="M-11-116l-18 56-22 54h-8M11-116l22 54 8 56h12"
      />
    </>
  );
}
