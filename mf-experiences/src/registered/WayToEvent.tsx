import { noticeDays } from '@emberite/content/registration';
import { classes } from '@emberite/ui-kit/classes';
import { Day } from '@emberite/ui-kit/Day';
import { Check, Icon } from '@emberite/ui-kit/Icon';
import type { ReactNode } from 'react';
import * as styles from './WayToEvent.module.css';

interface Step {
  title: string;
  text: ReactNode;
  state: 'done' | 'now' | 'ahead';
}

/**
 * The way from a registration to its event. Only the day of the registration is known: nobody can
 * say when a group will be full.
 */
export function WayToEvent({ registeredAt }: { registeredAt: string }) {
  const steps: Step[] = [
    { title: 'Registered', text: <Day time={registeredAt} />, state: 'done' },
    {
      title: 'Your group forms',
      text: 'We look for a full, balanced group that suits your times.',
      state: 'now',
    },
    {
      title: 'Notice',
      text: `About ${noticeDays} days before the event, we write to you with the exact date.`,
      state: 'ahead',
    },
    { title: 'Event', text: 'Only full groups go ahead.', state: 'ahead' },
  ];
  return (
    <div className={styles.room}>
      <ol className={styles.way} aria-label="The way to your event">
        {steps.map(({ title, text, state }) => (
          <li
            key={title}
            className={classes(styles.step, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state === 'done' && <Icon of={Check} label="Done" size="small" />}
            </span>
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
