import type { Option } from '@emberite/content/option';
import { videosPath } from '@emberite/content/paths';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
  missingVideos,
  registrationMessages,
} from '@emberite/content/registration';
import type { Profile } from '@emberite/contract/profile';
import type { Deposit } from '@emberite/contract/registration';
import type { Loaded } from '@emberite/sdk/resource';
import type { Step } from '@emberite/sdk/steps';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Checkbox } from '@emberite/ui-kit/Checkbox';
import { Failure } from '@emberite/ui-kit/Failure';
import { Message } from '@emberite/ui-kit/Message';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { SingleChoice } from '@emberite/ui-kit/SingleChoice';
import type { ComponentType } from 'react';
import type { Answers } from './draft.ts';
import {
  availabilityHint,
  depositAgreementOptions,
  noGuaranteeAgreement,
  videoAgreementExplained,
  videoAgreementOptions,
} from './questions.ts';
import { missingVideosText, registrationWizard } from './registrationWizard.ts';

interface FieldsProps {
  answers: Answers;
  /** The member's profile, for the videos in it. */
  profile: Loaded<Profile>;
  onRetryProfile: () => void;
  /** What is known about the member's deposit; null if nothing. */
  deposit: Deposit | null;
  errorOf: (answer: keyof Answers) => string | undefined;
  onChange: (answers: Partial<Answers>) => void;
}

const labels = registrationWizard;

const withDescriptions = <Value extends string>(options: readonly Option<Value>[]) =>
  options.map(({ help, ...option }) => ({ ...option, description: help }));

const times = withDescriptions(availabilityOptions);
const deposits = withDescriptions(depositAgreementOptions);

function TimesFields({ answers, errorOf, onChange }: FieldsProps) {
  return (
    <>
      <MultiChoice
        legend={labels.availability}
        hint={availabilityHint}
        options={times}
        value={answers.availability}
        onChange={(availability) => onChange({ availability })}
        error={errorOf('availability')}
      />
      <Checkbox
        label={noGuaranteeAgreement.label}
        hint={noGuaranteeAgreement.help}
        checked={answers.availabilityExplained}
        onChange={(availabilityExplained) => onChange({ availabilityExplained })}
        error={errorOf('availabilityExplained')}
      />
    </>
  );
}

function ActivitiesFields({ answers, errorOf, onChange }: FieldsProps) {
  return (
    <MultiChoice
      legend={labels.activities}
      look="chips"
      options={activityOptions}
      value={answers.activities}
      onChange={(activities) => onChange({ activities })}
      error={errorOf('activities')}
    />
  );
}

function BudgetFields({ answers, errorOf, onChange }: FieldsProps) {
  return (
    <>
      <SingleChoice
        legend={labels.idealBudget}
        look="chips"
        options={budgetOptions}
        value={answers.idealBudget}
        onChange={(idealBudget) => onChange({ idealBudget })}
        error={errorOf('idealBudget')}
      />
      <SingleChoice
        legend={labels.maxBudget}
        look="chips"
        options={budgetOptions}
        value={answers.maxBudget}
        onChange={(maxBudget) => onChange({ maxBudget })}
        error={errorOf('maxBudget')}
      />
    </>
  );
}

/** Which videos are missing, and where to record them. Nothing here blocks the form. */
function MissingVideos({
  profile,
  onRetryProfile,
}: Pick<FieldsProps, 'profile' | 'onRetryProfile'>) {
  if (profile.status !== 'ready') {
    const retry = (
      <Button variant="secondary" onClick={onRetryProfile}>
        {labels.retry}
      </Button>
    );
    return <Failure of={profile} title={labels.videosUnknown} action={retry} />;
  }
  const toVideos = (
    <ButtonLink href={videosPath} variant="secondary">
      {labels.toVideos}
    </ButtonLink>
  );
  const missing = missingVideos(profile.value.videos);
  return (
    missing.length > 0 && (
      <Message tone="info" action={toVideos}>
        {missingVideosText(missing)}
      </Message>
    )
  );
}

function VideoFields({ answers, profile, onRetryProfile, errorOf, onChange }: FieldsProps) {
  const { videoAgreement } = answers;
  const refuses = videoAgreement === 'no';
  return (
    <>
      <SingleChoice
        legend={labels.videoAgreement}
        options={videoAgreementOptions}
        value={videoAgreement}
        onChange={(value) => onChange({ videoAgreement: value })}
        error={refuses ? registrationMessages.videosMandatory : errorOf('videoAgreement')}
      />
      {refuses ? (
        <Message
          tone="info"
          action={
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                // This button disappears, so the focus moves to the answer that it selects.
                currentTarget.form?.querySelector<HTMLElement>('input[type=radio]')?.focus();
                onChange({ videoAgreement: 'yes' });
              }}
            >
              {videoAgreementExplained.button}
            </Button>
          }
        >
          {videoAgreementExplained.text}
        </Message>
      ) : (
        <MissingVideos profile={profile} onRetryProfile={onRetryProfile} />
      )}
    </>
  );
}

function DepositFields({ answers, deposit, errorOf, onChange }: FieldsProps) {
  if (deposit?.status === 'paid' || deposit?.status === 'pending') {
    return <Message tone="info">{labels.deposit[deposit.status]}</Message>;
  }
  return (
    <SingleChoice
      legend={labels.depositAgreement}
      options={deposits}
      value={answers.depositAgreement}
      onChange={(depositAgreement) => onChange({ depositAgreement })}
      error={errorOf('depositAgreement')}
    />
  );
}

const fields: Readonly<Record<Step, ComponentType<FieldsProps>>> = [
  TimesFields,
  ActivitiesFields,
  BudgetFields,
  VideoFields,
  DepositFields,
];

/** The questions of one step. */
export function StepFields({ step, ...props }: FieldsProps & { step: Step }) {
  const Fields = fields[step];
  return <Fields {...props} />;
}
