import * as styles from './NavIcon.module.css';

/** A 24 × 24 line icon given as path data: the `d` of each of its paths. */
export function NavIcon({ paths }: { paths: readonly string[] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
