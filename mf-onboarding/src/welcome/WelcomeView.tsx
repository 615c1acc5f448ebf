import { messageAt } from '@emberite/sdk/form';
import type { Onboarding } from './onboarding.ts';
import { ignoreSecondClick, stepBeside, steps } from '@emberite/sdk/steps';
import type { Step, StepsState } from '@emberite/sdk/steps';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Icon, ArrowLeft } from '@emberite/ui-kit/Icon';
import { useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { StepProgress } from '@emberite/ui-kit/StepProgress';
import type { ReactNode } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import * as text from '../auth-layout/text.module.css';
import { helpTexts } from './helpTexts.ts';
import { NoCode } from './NoCode.tsx';
import { StepFields } from './StepFields.tsx';
import * as styles from './Welcome.module.css';
import { givenSteps } from './welcome.ts';
import type { Welcome } from './welcome.ts';

const stepMessages: Readonly<Record<Step, { title: string; lead: string }>> = {
  0: { title: 'Your invite code', lead: helpTexts.inviteCode },
  1: { title: 'Where do you live?', lead: helpTexts.location },
  2: { title: 'Open to romantic?', lead: helpTexts.intent },
  3: { title: 'Your sex', lead: helpTexts.sex },
  4: { title: 'How old are you?', lead: helpTexts.age },
};

export interface WelcomeViewProps extends Pick<StepsState<Onboarding>, 'form' | 'step'> {
  actions: Pick<Welcome, 'change'> & { next: () => void; back: () => void };
  /** Content below the steps. */
  below?: ReactNode;
}

/**
 * The current step, with progress above and Back and Next below. On wide screens these stay where they
 * are, whatever the step asks.
 */
export function WelcomeView({ form, step, actions, below }: WelcomeViewProps) {
  const { fields: onboarding, problem, status } = form;
  const busy = status === 'submitting';
  const heading = useHeadingFocus(step);
  const { title, lead } = stepMessages[step];
  const goesBack = stepBeside(step, 'before', givenSteps(onboarding)) !== undefined;

  return (
    <AuthLayout
      picture="wide"
      frame="bare"
      below={
        <>
          {step === 0 && <NoCode />}
          {below}
        </>
      }
    >
      <div className={styles.step}>
        <StepProgress
          current={step}
          total={steps.length}
          label={`Step ${step + 1} of ${steps.length}`}
        />
        <Stack gap="tight">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={text.quiet}>{lead}</p>
        </Stack>
        <Form
          problem={problem}
          onSubmit={actions.next}
          gap="loose"
          actions={
            <div className={styles.actions}>
              {goesBack && (
                <Button variant="quiet" onClick={actions.back} aria-disabled={busy || undefined}>
                  <Icon of={ArrowLeft} />
                  Back
                </Button>
              )}
              <Button
                type="submit"
                size="large"
                className={styles.next}
                onClick={ignoreSecondClick}
                busy={
                  busy ? (step === 0 ? 'Checking your code...' : 'Saving profile...') : undefined
                }
              >
                {step === 0 ? "Let's go!" : 'Next'}
              </Button>
            </div>
          }
        >
          <StepFields
            step={step}
            answers={onboarding}
            errorOf={(answer) => messageAt(problem, answer)}
            onChange={actions.change}
          />
        </Form>
      </div>
    </AuthLayout>
  );
}
