import * as styles from '../Scene.module.css';

/** A box of good things. */
export function Mealkit() {
  return (
    <>
      <path className={styles.leaf} d="M330 300c-70-20-90-80-70-140 60 20 90 70 84 140Z" />
      <path className={styles.lightLine} strokeWidth="6" d="M276 184q26 50 56 110" />
      <g transform="rotate(-16 400 240)">
        <path className={styles.shade} d="M372 320V190q0-52 28-58 28 6 28 58v130Z" />
        <path
          className={styles.paperLine}
          strokeWidth="8"
          d="m384 196 30-14M384 230l30-14M384 264l30-14"
        />
      </g>
      <path className={styles.fire} d="m444 320-28-110q34-30 70-4l-20 114Z" />
      <path
        className={styles.leafLine}
        strokeWidth="13"
        d="M446 206q-14-34-2-60M452 204q8-40 34-48M458 206q26-18 44-10"
      />
      <path className={styles.ink} d="M482 320V212l12-16v-40h24v40l12 16v108Z" />
      <rect className={styles.paper} x="487" y="236" width="38" height="42" rx="4" />
      <circle className={styles.fire} cx="356" cy="290" r="36" />
      <path className={styles.leafLine} strokeWidth="8" d="M356 258q4-14 16-18" />
      <path className={styles.shade} d="M262 306h276l-14 138q-2 16-18 16H294q-16 0-18-16Z" />
      <path
        className={styles.paper}
        d="m262 306-44 46h300l44-46ZM538 306l44 46H402Z"
        opacity="0.95"
      />
      <path
        className={styles.fire}
        d="M400 428c-30-18-44-32-44-50 0-22 30-28 44-6 14-22 44-16 44 6 0 18-14 32-44 50Z"
      />
    </>
  );
}
