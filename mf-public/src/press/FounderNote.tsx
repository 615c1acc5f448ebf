import { useId } from 'react';
import * as styles from './FounderNote.module.css';
import { press } from './press.ts';

const { heading, paragraphs, signature } = press.founder;

/** The founder's note, set like a letter. */
export function FounderNote() {
  const id = useId();
  return (
    <section className={styles.note} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <div className={styles.letter}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.signature}>{signature}</p>
      </div>
    </section>
  );
}
