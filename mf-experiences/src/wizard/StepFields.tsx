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
import { settledBy } from './deposit.ts';
import type { Answers } from './draft.ts';
import {
  availabilityHint,
  depositAgreementOptions,
  noGuaranteeAgreement,
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

const withDescriptions = <Value extends string>(options: readonly Option<Value>[]) =>
  options.map(({ help, ...option }) => ({ ...option, description: help }));

const times = withDescriptions(availabilityOptions);
const deposits = withDescriptions(depositAgreementOptions);

function TimesFields({ answers, errorOf, onChange }: FieldsProps) {
  return (
    <>
      <MultiChoice
        legend="Your times"
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
      legend="Your activities"
      look="chips"
      options={activityOptions}
      value={answers.activities}
      onChange={(activities) => onChange({ activities })}
      error={errorOf('activities')}
    />
  );
}

const budgets = [
  ['idealBudget', 'Ideal budget'],
  ['maxBudget', 'Maximum budget'],
] as const;

function BudgetFields({ answers, errorOf, onChange }: FieldsProps) {
  return budgets.map(([answer, legend]) => (
    <SingleChoice
      key={answer}
      legend={legend}
      look="chips"
      options={budgetOptions}
      value={answers[answer]}
      onChange={(budget) => onChange({ [answer]: budget })}
      error={errorOf(answer)}
    />
  ));
}

/** Which videos are missing, and where to record them. Nothing here blocks the form. */
function MissingVideos({
  profile,
  onRetryProfile,
}: Pick<FieldsProps, 'profile' | 'onRetryProfile'>) {
  if (profile.status !== 'ready') {
    const retry = (
      <Button variant="secondary" onClick={onRetryProfile}>
        Try again
      </Button>
    );
    return <Failure of={profile} title="We could not look up your videos." action={retry} />;
  }
  const toVideos = (
    <ButtonLink href={videosPath} variant="secondary">
      Go to Videos
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
        legend="Will you upload at least 2 videos?"
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
              All right, I will upload videos
            </Button>
          }
        >
          We make groups from what members show of themselves, and nobody should have to meet people
          who have seen them while staying unseen. Two clips of 15 seconds are enough, one fun and
          one useful. They are shown to members only, and you can delete them whenever you like.
        </Message>
      ) : (
        <MissingVideos profile={profile} onRetryProfile={onRetryProfile} />
      )}
    </>
  );
}

function DepositFields({ answers, deposit, errorOf, onChange }: FieldsProps) {
  const settled = settledBy(deposit);
  if (settled) return <Message tone="info">{registrationWizard.deposit[settled]}</Message>;
  return (
    <SingleChoice
      legend="Will you leave a deposit?"
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
