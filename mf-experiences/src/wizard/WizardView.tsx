import type { Profile } from '@emberite/contract/profile';
import type { Deposit } from '@emberite/contract/registration';
import { messageAt } from '@emberite/sdk/form';
import type { Loaded } from '@emberite/sdk/resource';
import { ignoreSecondClick, steps } from '@emberite/sdk/steps';
import type { Step } from '@emberite/sdk/steps';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Form } from '@emberite/ui-kit/Form';
import { ArrowLeft, ArrowRight, Icon } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { StepProgress } from '@emberite/ui-kit/StepProgress';
import { ExperienceSummary } from '../booking/ExperienceSummary.tsx';
import { SafetyLink } from '../booking/SafetyLink.tsx';
import { experienceById } from '../experiences/catalogue.ts';
import { mayPay } from './deposit.ts';
import type { DepositSummary } from './deposit.ts';
import type { Answers } from './draft.ts';
import { registrationSteps, registrationWizard } from './registrationWizard.ts';
import { StepFields } from './StepFields.tsx';
import type { Wizard, WizardState } from './wizard.ts';
import * as styles from './WizardView.module.css';

export interface WizardViewProps {
  state: WizardState;
  /** The steps that the member is not asked. */
  skipped: readonly Step[];
  /** Where the member registers, as text. */
  location: string;
  /** Whether the steps replace something that had the focus. */
  takesFocus: boolean;
  profile: Loaded<Profile>;
  /** What the member is registered for and has paid; null while that is not known. */
  known: DepositSummary | null;
  actions: Pick<Wizard, 'change'> & {
    next: () => void;
    back: () => void;
    /** Leaves an earlier registration as it is. */
    keep: () => void;
    /** Loads the profile again. */
    retry: () => void;
  };
}

/** The label of the last button. It asks for no payment if none can be made. */
function registerLabel({ depositAgreement }: Answers, deposit: Deposit | null): string {
  return registrationWizard.register[mayPay(deposit) ? depositAgreement : ''];
}

/** The current step, with progress above and Back and Next below. */
export function WizardView(props: WizardViewProps) {
  const { state, skipped, location, takesFocus, profile, known, actions } = props;
  const { form, step, submission } = state;
  const { fields, problem } = form;
  const busy = submission === 'submitInProgress' ? registrationWizard.busy : undefined;
  const heading = useHeadingFocus(step, takesFocus ? '' : step);
  const deposit = known?.deposit ?? null;
  const isLast = step === steps.length - 1;
  const shown = steps.filter((each) => !skipped.includes(each));
  const place = shown.indexOf(step);
  const { title, lead } = registrationSteps[step];
  const isElse = step === 1 && fields.experience !== '';
  return (
    <Page width="text">
      <Stack gap="loose">
        <StepProgress
          current={place}
          total={shown.length}
          label={`Step ${place + 1} of ${shown.length}`}
        />
        <PageHeader
          headingRef={heading}
          eyebrow={location}
          title={isElse ? 'What else sounds like fun?' : title}
          lead={lead}
        />
      </Stack>
      {fields.experience && (
        <Card>
          <ExperienceSummary
            experience={experienceById(fields.experience)}
            eyebrow="You are registering for"
          />
        </Card>
      )}
      {known?.registration && submission === 'preSubmit' && (
        <Message
          tone="info"
          action={
            <Button variant="secondary" size="small" onClick={actions.keep}>
              Keep it as it is
            </Button>
          }
        >
          You are registered already. These answers replace your registration when you finish, and
          not before.
        </Message>
      )}
      <Card padding="roomy">
        {submission === 'submitCompleted' ? (
          <Message tone="success">You are registered.</Message>
        ) : (
          <Form
            problem={problem}
            onSubmit={actions.next}
            gap="loose"
            actions={
              <ActionBar>
                <Button
                  variant="quiet"
                  className={styles.back}
                  onClick={actions.back}
                  aria-disabled={busy ? true : undefined}
                >
                  <Icon of={ArrowLeft} />
                  Back
                </Button>
                <Button type="submit" busy={busy} onClick={ignoreSecondClick}>
                  {isLast ? registerLabel(fields, deposit) : 'Next'}
                  {!isLast && <Icon of={ArrowRight} />}
                </Button>
              </ActionBar>
            }
          >
            <StepFields
              step={step}
              answers={fields}
              profile={profile}
              onRetryProfile={actions.retry}
              deposit={deposit}
              errorOf={(answer) => messageAt(problem, answer)}
              onChange={actions.change}
            />
          </Form>
        )}
      </Card>
      <SafetyLink />
    </Page>
  );
}
