import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { StepLine } from './StepLine.tsx';
import * as styles from './RoadmapCard.module.css';

export interface RoadmapStep {
  id: string;
  title: string;
  /** Not shown on locked steps. */
  description?: string;
  state: 'completed' | 'active' | 'locked';
  /** The step's action, e.g. the 'Read more' link. Not shown on locked steps. */
  action?: ReactNode;
}

export interface RoadmapCardProps {
  title: string;
  icon: IconShape;
  /** Whole percent, 0 to 100. */
  percent: number;
  /** The progress as text, shown beside the title: '40% completed'. */
  progressLabel: string;
  steps: readonly RoadmapStep[];
}

/**
 * A roadmap of steps: the active one stands out, later ones are locked, completed ones are hidden
 * behind a button. If it is wide, its steps are beside its title.
 */
export function RoadmapCard({ title, icon, percent, progressLabel, steps }: RoadmapCardProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const completed = steps.filter((step) => step.state === 'completed');
  const ahead = steps.filter((step) => step.state !== 'completed');

  return (
    <Card as="section" aria-labelledby={`${id}title`} className={styles.card}>
      <div className={styles.parts}>
        <div className={styles.side}>
          <header className={styles.header}>
            <span className={styles.icon}>
              <Icon of={icon} size="large" />
            </span>
            <div className={styles.heading}>
              <h2 className={styles.title} id={`${id}title`}>
                {title}
              </h2>
              <p className={styles.percent}>{progressLabel}</p>
            </div>
          </header>
          <ProgressBar percent={percent} label={title} />
          {completed.length > 0 && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={shown}
              aria-controls={`${id}completed`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'} completed steps
              <span className={styles.count}>{completed.length}</span>
            </button>
          )}
        </div>
        <div className={styles.side}>
          {completed.length > 0 && (
            <ol className={styles.steps} id={`${id}completed`} hidden={!shown}>
              {completed.map((step) => (
                <StepLine key={step.id} step={step} />
              ))}
            </ol>
          )}
          {ahead.length > 0 && (
            <ol className={styles.steps} start={completed.length + 1}>
              {ahead.map((step) => (
                <StepLine key={step.id} step={step} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </Card>
  );
}
