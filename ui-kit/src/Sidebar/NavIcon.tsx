import * as styles from './NavIcon.module.css';

/** A line icon that came as data: the path data (`d`) of each of its paths, in 24 × 24 units. */
export function NavIcon({ paths }: { paths: readonly string[] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
