import { mayRetry } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { ArrowRight, CircleCheck, Icon } from '@emberite/ui-kit/Icon';
import { Failure } from '@emberite/ui-kit/Failure';
import type { MouseEvent } from 'react';
import type { JourneyStep } from '../journey/journey.ts';
import * as styles from './StepActions.module.css';

export interface StepActionsProps {
  status: 'active' | 'completed';
  next: JourneyStep | undefined;
  progress: Progress;
  onComplete: () => void;
  onGoBack: () => void;
}

/**
 * Completes a step, shows the result and links to the next one. It stays the same button, so it
 * keeps the focus.
 */
export function StepActions(props: StepActionsProps) {
  const { status, next, progress, onComplete, onGoBack } = props;
  const completed = status === 'completed';
  const press = (event: MouseEvent) => {
    // Ignore the second click of a double click, which was not meant for the button's new action.
    if (event.detail > 1) return;
    if (completed) onGoBack();
    else onComplete();
  };
  return (
    <div className={styles.actions}>
      <output className={styles.done}>
        {completed && (
          <>
            <Icon of={CircleCheck} />
            Step completed. Well done!
          </>
        )}
      </output>
      {!completed && <Failure of={progress} title="This step could not be saved." />}
      {(completed || mayRetry(progress)) && (
        <ActionBar>
          <Button
            size="large"
            width="phone"
            variant={completed && next ? 'secondary' : 'primary'}
            busy={progress.status === 'busy' ? 'Saving...' : undefined}
            onClick={press}
          >
            {completed
              ? 'Go back'
              : progress.status === 'failed'
                ? 'Try again'
                : 'Mark as Completed'}
          </Button>
          {completed && next?.href && (
            <ButtonLink href={next.href} size="large" width="phone">
              Next: {next.title}
              <Icon of={ArrowRight} />
            </ButtonLink>
          )}
        </ActionBar>
      )}
    </div>
  );
}
