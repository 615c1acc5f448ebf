import * as styles from './FramingGuide.module.css';

/** Shows where head and shoulders should be, so that the face is large and not cut off. */
export function FramingGuide() {
  return (
    <svg className={styles.guide} viewBox="0 0 200 250" aria-hidden="true">
      <ellipse cx="100" cy="105" rx="40" ry="52" />
      <path d="M24 250c5-46 32-66 76-66s71 20 76 66" />
    </svg>
  );
}
