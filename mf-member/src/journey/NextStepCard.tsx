import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { ArrowRight, Icon } from '@emberite/ui-kit/Icon';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import type { NextStep } from './journey.ts';
import * as styles from './JourneyView.module.css';

function Words({ title, text, action }: NextStep) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink href={action.href} size="large" width="phone">
        {action.text}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </>
  );
}

/** What a member does next, with the only filled button of the journey. */
export function NextStepCard({ next }: { next: NextStep | 'loading' }) {
  return (
    <Card as="section" padding="none" aria-label="Your next step" className={styles.next}>
      <div className={styles.scene}>
        <DuskScene />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>Your next step</p>
        {next === 'loading' ? (
          <SkeletonGroup label="Loading your next step">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        ) : (
          <Words {...next} />
        )}
      </div>
    </Card>
  );
}
