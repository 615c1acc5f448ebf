import type { ReactNode } from 'react';
import * as styles from './Unbroken.module.css';

/** The most characters that stay on one line: longer ones are addresses, which must break. */
const longest = 24;

/**
 * Keeps hyphenated words and numbers, such as '5-20' and '15-second', on one line without changing
 * the text, unless the line is too short for them. Children that are not text stay as they are.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  // Split by a group, so every second part is a hyphenated word.
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
