import { Button } from '@emberite/ui-kit/Button';
import { Icon, ArrowLeft } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import { StepProgress } from '@emberite/ui-kit/StepProgress';
import { useRef } from 'react';
import type { Onboarding } from './onboarding.ts';
import { StepFields } from './StepFields.tsx';
import { stepBeside, steps } from './steps.ts';
import { useStepFocus } from './useStepFocus.ts';
import type { Welcome, WelcomeState } from './welcome.ts';
import * as styles from './Welcome.module.css';
import { nextLabel, words } from './words.ts';

const busyLabels = {
  preSubmit: undefined,
  checkingInvite: 'Checking your code...',
  submitInProgress: 'Saving profile...',
  submitCompleted: 'Saving profile...',
} as const;

export interface WelcomeViewProps {
  onboarding: Onboarding;
  state: WelcomeState;
  actions: Pick<Welcome, 'change' | 'next' | 'back'>;
}

/** The step one is at, between its progress and the ways back and on. */
export function WelcomeView({ onboarding, state, actions }: WelcomeViewProps) {
  const { currentStep: step, given } = onboarding;
  const { status, problem } = state;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(form, heading, step, problem);
  const { title, lead } = words[step];
  const goesBack = stepBeside(step, 'before', given) !== undefined;

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void actions.next();
      }}
    >
      <Stack gap="loose">
        <StepProgress
          current={step}
          total={steps.length}
          label={`Step ${step + 1} of ${steps.length}`}
        />
        <Stack gap="tight">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </Stack>
        <StepFields
          step={step}
          answers={onboarding}
          errorOf={(answer) => (problem?.at === answer ? problem.message : undefined)}
          onChange={actions.change}
        />
        {problem?.at === 'form' && (
          <Message tone="danger" title={problem.message}>
            {problem.detail}
          </Message>
        )}
        <Stack gap="tight">
          <Button type="submit" size="large" width="full" busy={busyLabels[status]}>
            {nextLabel(step)}
          </Button>
          {goesBack && (
            <Button
              variant="quiet"
              width="full"
              onClick={actions.back}
              aria-disabled={status !== 'preSubmit' || undefined}
            >
              <Icon of={ArrowLeft} />
              Back
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
