import type { ReactNode } from 'react';
import * as styles from './OptionText.module.css';

interface OptionTextProps {
  /** The option's label. */
  children: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Sets the ids `${id}label` and `${id}hint`, so that each line can be referenced on its own. */
  id?: string;
}

/** The text beside a checkbox, a radio button or a switch. */
export function OptionText({ children, description, id }: OptionTextProps) {
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
