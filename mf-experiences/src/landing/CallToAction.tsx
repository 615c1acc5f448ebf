import { DuskScene } from '@emberite/ui-kit/Scene';
import { Unbroken } from '@emberite/ui-kit/Unbroken';
import { useId } from 'react';
import { ActionLink } from '../booking/ActionLink.tsx';
import type { Action } from '../booking/ActionLink.tsx';
import { BySeason } from '../season/BySeason.tsx';
import { poetryNightRegistration } from '../season/poetryNight.ts';
import * as styles from './CallToAction.module.css';
import type { LandingType } from './landing.ts';

const { seasonOver } = poetryNightRegistration;

export interface CallToActionProps {
  type: LandingType;
  heading: string;
  text: string;
  action: Action;
}

/** The invitation at the end of a page about a kind of evening: words in the night sky above the fire. */
export function CallToAction({ type, heading, text, action }: CallToActionProps) {
  const id = useId();
  const bySeason = (open: string, after: string) =>
    type === 'poetry' ? <BySeason as="span" {...{ open, after }} /> : open;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.night} data-theme="dark">
        <DuskScene className={styles.scene} />
        <div className={styles.words}>
          <h2 id={id} className={styles.heading}>
            <Unbroken>{bySeason(heading, seasonOver.heading)}</Unbroken>
          </h2>
          <p className={styles.text}>{bySeason(text, seasonOver.text)}</p>
          <div className={styles.action}>
            <ActionLink action={action} />
          </div>
        </div>
      </div>
    </section>
  );
}
