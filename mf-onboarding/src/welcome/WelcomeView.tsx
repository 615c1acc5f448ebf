import { helpTexts } from '@emberite/content/options';
import { messageAt } from '@emberite/sdk/form';
import type { Onboarding } from '@emberite/sdk/onboarding';
import { stepBeside, steps } from '@emberite/sdk/steps';
import type { Step, StepsState } from '@emberite/sdk/steps';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Icon, ArrowLeft } from '@emberite/ui-kit/Icon';
import { useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { StepProgress } from '@emberite/ui-kit/StepProgress';
import { NoCode } from './NoCode.tsx';
import { StepFields } from './StepFields.tsx';
import { givenSteps } from './welcome.ts';
import type { Welcome } from './welcome.ts';
import * as styles from './Welcome.module.css';

const stepMessages: Readonly<Record<Step, { title: string; lead: string }>> = {
  0: { title: 'Your invite code', lead: helpTexts.inviteCode },
  1: { title: 'Where do you live?', lead: helpTexts.location },
  2: { title: 'Open to romantic?', lead: helpTexts.intent },
  3: { title: 'Your sex', lead: helpTexts.sex },
  4: { title: 'How old are you?', lead: helpTexts.age },
};

export interface WelcomeViewProps extends Pick<StepsState<Onboarding>, 'form' | 'step'> {
  actions: Pick<Welcome, 'change' | 'next' | 'back'>;
}

/** The current step, with progress above and Back and Next below. */
export function WelcomeView({ form, step, actions }: WelcomeViewProps) {
  const { fields: onboarding, problem, status } = form;
  const busy = status === 'submitting';
  const heading = useHeadingFocus(step);
  const { title, lead } = stepMessages[step];
  const goesBack = stepBeside(step, 'before', givenSteps(onboarding)) !== undefined;

  return (
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
      <Form
        problem={problem}
        onSubmit={() => void actions.next()}
        gap="loose"
        actions={
          <Stack gap="tight">
            <Button
              type="submit"
              size="large"
              width="full"
              busy={busy ? (step === 0 ? 'Checking your code...' : 'Saving profile...') : undefined}
            >
              {step === 0 ? "Let's go!" : 'Next'}
            </Button>
            {goesBack && (
              <Button
                variant="quiet"
                width="full"
                onClick={actions.back}
                aria-disabled={busy || undefined}
              >
                <Icon of={ArrowLeft} />
                Back
              </Button>
            )}
          </Stack>
        }
      >
        <StepFields
          step={step}
          answers={onboarding}
          errorOf={(answer) => messageAt(problem, answer)}
          onChange={actions.change}
        />
      </Form>
      {step === 0 && <NoCode />}
    </Stack>
  );
}
