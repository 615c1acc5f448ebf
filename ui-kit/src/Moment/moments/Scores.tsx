import * as styles from '../../Scene/Scene.module.css';

/** A board with scores, and two axes in a stump. */
export function Scores() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="13" d="m268 330-26 110M404 330l26 110" />
      <rect className={styles.shade} x="232" y="166" width="208" height="178" rx="12" />
      <rect className={styles.ink} x="246" y="180" width="180" height="150" rx="6" />
      <path
        className={styles.paperLine}
        strokeWidth="8"
        d="M274 210v38M296 210v38M318 210v38M340 210v38M264 246l86-34M274 272v38M296 272v38M318 272v38M384 210v38M384 272v38"
      />
      <path className={styles.plain} d="M464 372h128v64q-64 16-128 0Z" />
      <ellipse className={styles.shade} cx="528" cy="372" rx="64" ry="17" />
      <g transform="rotate(24 510 360)">
        <rect className={styles.shade} x="504" y="238" width="13" height="112" rx="6" />
        <path
          className={styles.paper}
          d="M496 340q14-6 28 0v36h-28q-18 0-34 6-6-24 0-48 16 8 34 6Z"
        />
      </g>
      <g transform="rotate(-18 556 360)">
        <rect className={styles.plain} x="550" y="248" width="13" height="106" rx="6" />
        <path className={styles.light} d="M544 342q14-6 28 0 18 2 32-6 6 24 0 46-14-8-32-6h-28Z" />
      </g>
    </>
  );
}
