import { Check, Icon, Lock } from '../Icon/index.ts';
import { classes } from '../classes/index.ts';
import type { RoadmapStep } from './RoadmapCard.tsx';
import * as styles from './RoadmapCard.module.css';

const marks = {
  completed: { of: Check, label: 'Completed' },
  locked: { of: Lock, label: 'Locked' },
  active: undefined,
};

/** One step of a roadmap. */
export function StepLine({ step }: { step: RoadmapStep }) {
  const mark = marks[step.state];
  return (
    <li
      className={classes(styles.step, styles[step.state])}
      aria-current={step.state === 'active' ? 'step' : undefined}
    >
      <span className={styles.mark}>{mark && <Icon {...mark} size="small" />}</span>
      <div className={styles.words}>
        <h3 className={styles.stepTitle}>{step.title}</h3>
        {step.state !== 'locked' && (
          <>
            {step.description && <p className={styles.description}>{step.description}</p>}
            {step.action && <div className={styles.action}>{step.action}</div>}
          </>
        )}
      </div>
    </li>
  );
}
