import * as styles from './FramingGuide.module.css';

/** Shows where head and shoulders should be, so that the face is large and not cut off. */
export function FramingGuide() {
  return (
    <svg className={styles.guide} viewBox="0 0 200 200" aria-hidden="true">
      <ellipse cx="100" cy="82" rx="36" ry="47" />
      <path d="M28 200c4-38 30-52 72-52s68 14 72 52" />
    </svg>
  );
}
