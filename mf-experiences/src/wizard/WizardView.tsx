import { registrationSteps, registrationWizard } from '@emberite/content/registrationWizard';
import { messageAt } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Form } from '@emberite/ui-kit/Form';
import { ArrowLeft, ArrowRight, Icon } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { StepProgress } from '@emberite/ui-kit/StepProgress';
import { steps } from './draft.ts';
import { StepFields } from './StepFields.tsx';
import type { Wizard, WizardState } from './wizard.ts';
import * as styles from './WizardView.module.css';

const labels = registrationWizard;

export interface WizardViewProps {
  state: WizardState;
  /** Where the member registers, as text. */
  place: string;
  /** How many videos the member has; null while that is not known. */
  videos: number | null;
  actions: Pick<Wizard, 'change'> & { next: () => void; back: () => void };
}

/** The current step, with progress above and Back and Next below. */
export function WizardView({ state, place, videos, actions }: WizardViewProps) {
  const { form, step, submission } = state;
  const { fields, problem } = form;
  const busy = submission === 'submitInProgress' ? labels.busy : undefined;
  const heading = useHeadingFocus(step);
  const isLast = step === steps.length - 1;
  return (
    <Page width="text">
      <div className={styles.top}>
        <StepProgress
          current={step}
          total={steps.length}
          label={`Step ${step + 1} of ${steps.length}`}
        />
        <PageHeader headingRef={heading} eyebrow={place} {...registrationSteps[step]} />
      </div>
      <Card padding="roomy">
        {submission === 'submitCompleted' ? (
          <Message tone="success">{labels.done}</Message>
        ) : (
          <Form
            problem={problem}
            onSubmit={actions.next}
            gap="loose"
            actions={
              <div className={styles.actions}>
                <Button
                  variant="quiet"
                  onClick={actions.back}
                  aria-disabled={busy ? true : undefined}
                >
                  <Icon of={ArrowLeft} />
                  {labels.back}
                </Button>
                <Button
                  type="submit"
                  busy={busy}
                  // A double click passes one step, not also the one that follows.
                  onClick={(event) => {
                    if (event.detail > 1) event.preventDefault();
                  }}
                >
                  {isLast ? labels.register[fields.depositAgreement] : labels.next}
                  {!isLast && <Icon of={ArrowRight} />}
                </Button>
              </div>
            }
          >
            <StepFields
              step={step}
              answers={fields}
              videos={videos}
              errorOf={(answer) => messageAt(problem, answer)}
              onChange={actions.change}
            />
          </Form>
        )}
      </Card>
    </Page>
  );
}
