import * as styles from '../../Scene/Scene.module.css';

/** Two mugs and a flask on a stump. */
export function Mugs() {
  return (
    <>
      <path className={styles.plain} d="M270 366h260l18 66q-148 26-296 0Z" />
      <ellipse className={styles.shade} cx="400" cy="366" rx="130" ry="26" />
      <path
        className={styles.plain}
        d="M330 366a70 13 0 0 1 140 0 70 13 0 0 1-140 0Z"
        opacity="0.35"
      />
      <path
        className={styles.leaf}
        d="M436 180h52v20l8 14v132q0 12-12 12h-44q-12 0-12-12V214l8-14Z"
      />
      <rect className={styles.ink} x="434" y="164" width="56" height="32" rx="8" />
      <path className={styles.lightLine} strokeWidth="8" d="M430 246h64" />
      <path className={styles.paperLine} strokeWidth="11" d="M288 296q-30-2-28 20t32 22" />
      <path className={styles.paper} d="M286 278h72v74q0 14-14 14h-44q-14 0-14-14Z" />
      <path className={styles.fireLine} strokeWidth="11" d="M410 314q24-2 22 16t-24 18" />
      <path className={styles.fire} d="M346 296h68v68q0 14-14 14h-40q-14 0-14-14Z" />
      <g className={styles.lightLine} strokeWidth="8" opacity="0.85">
        <path d="M310 262c-12-18 12-24 0-44M334 266c-12-18 12-24 0-44M380 282c-12-18 12-24 0-44" />
      </g>
    </>
  );
}
