import type { ReactNode } from 'react';
import * as styles from './OptionWords.module.css';

interface OptionWordsProps {
  /** What is chosen. */
  children: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Gives the lines the ids `${id}label` and `${id}hint`, where they are named one by one. */
  id?: string;
}

/** The words beside a tick or a switch. */
export function OptionWords({ children, description, id }: OptionWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.label} id={id && `${id}label`}>
        {children}
      </span>
      {description && (
        <span className={styles.description} id={id && `${id}hint`}>
          {description}
        </span>
      )}
    </span>
  );
}
