import { useId } from 'react';
import { Unbroken } from '../Unbroken/index.ts';
import * as styles from './Steps.module.css';

export interface StepsProps {
  heading: string;
  /** The id of the heading, for links to it. */
  id?: string;
  /** In order; at most five fit side by side. */
  steps: readonly { title: string; text: string }[];
}

/** Numbered steps: waypoints of a trail at night, climbing on wide screens. */
export function Steps({ heading, id: given, steps }: StepsProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={styles.night} data-theme="dark" aria-labelledby={id}>
      <svg
        className={styles.ridge}
        viewBox="0 0 1440 96"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.far}
          d="M0 96V58l110-34 88 30 142-46 120 44 96-20 170 34 136-52 118 42 138-30 112 34 104-40 106 36v40Z"
        />
        <path
          className={styles.near}
          d="M0 96V80l160-22 136 18 150-30 170 28 176-18 128 22 190-34 142 30 188-12v34Z"
        />
      </svg>
      <div className={styles.ground}>
        <div className={styles.column}>
          <h2 className={styles.heading} id={id}>
            {heading}
          </h2>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3>{title}</h3>
                <p className={styles.text}>
                  <Unbroken>{text}</Unbroken>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
