import { DuskScene } from '@emberite/ui-kit/Scene';
import { Unbroken } from '@emberite/ui-kit/Unbroken';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ActionLink } from '../booking/ActionLink.tsx';
import type { Action } from '../booking/ActionLink.tsx';
import * as styles from './CallToAction.module.css';

export interface CallToActionProps {
  heading: ReactNode;
  text: ReactNode;
  action: Action;
}

/** The invitation at the end of a page: words in the night sky above the fire. */
export function CallToAction({ heading, text, action }: CallToActionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.night} data-theme="dark">
        <DuskScene className={styles.scene} />
        <div className={styles.words}>
          <h2 id={id} className={styles.heading}>
            <Unbroken>{heading}</Unbroken>
          </h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.action}>
            <ActionLink action={action} />
          </div>
        </div>
      </div>
    </section>
  );
}
