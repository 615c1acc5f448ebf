import * as styles from '../Scene.module.css';

/** An axe in the bull's eye. */
export function Axe() {
  return (
    <>
      <path className={styles.inkLine} strokeWidth="20" d="m330 330-46 136M470 330l46 136" />
      <circle className={styles.shade} cx="400" cy="276" r="142" />
      <circle className={styles.paper} cx="400" cy="276" r="128" />
      <circle className={styles.fire} cx="400" cy="276" r="96" />
      <circle className={styles.paper} cx="400" cy="276" r="62" />
      <circle className={styles.fire} cx="400" cy="276" r="28" />
      <g transform="rotate(-52 404 270)">
        <rect className={styles.shade} x="394" y="250" width="20" height="206" rx="10" />
        <rect className={styles.ink} x="394" y="424" width="20" height="32" rx="10" />
        <path
          className={styles.ink}
          d="M384 244q20-8 44 0v46q-24 8-44 0-28 4-52 26-14-48 0-98 24 22 52 26Z"
        />
        <path className={styles.paperLine} strokeWidth="7" d="M333 234q-8 34 0 66" />
      </g>
    </>
  );
}
