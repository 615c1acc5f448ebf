import { ageRangeLabel } from '@emberite/content/ages';
import { locationOptions, otherLocation, otherLocationField } from '@emberite/content/locations';
import { intentOptions, preferredSexOptions, sexOptions } from '@emberite/content/people';
import type { Answers } from './onboarding.ts';
import type { Step } from '@emberite/sdk/steps';
import { Message } from '@emberite/ui-kit/Message';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { SelectField } from '@emberite/ui-kit/SelectField';
import { SingleChoice } from '@emberite/ui-kit/SingleChoice';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextField } from '@emberite/ui-kit/TextField';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import type { ComponentType } from 'react';
import { ageOptions, termsAge } from './age.ts';
import { helpTexts } from './helpTexts.ts';
import { notOpenYet } from './notOpenYet.ts';
import * as styles from './Welcome.module.css';

interface FieldsProps {
  answers: Answers;
  errorOf: (answer: keyof Answers) => string | undefined;
  onChange: (answers: Partial<Answers>) => void;
}

function InviteFields({ answers, errorOf, onChange }: FieldsProps) {
  return (
    <TextField
      label="Invite code"
      name="inviteCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
      placeholder="NAME-1234"
      value={answers.inviteCode}
      onChange={(inviteCode) => onChange({ inviteCode })}
      error={errorOf('inviteCode')}
    />
  );
}

/** People from a place that is not open yet learn what that means. */
function LocationFields({ answers, errorOf, onChange }: FieldsProps) {
  const { location, newLocation } = answers;
  const elsewhere = location === otherLocation;
  const chosen = locationOptions.find(({ value }) => value === location);
  const closed = elsewhere && newLocation.trim() === '' ? undefined : notOpenYet[location];
  return (
    <Stack gap="loose">
      <SelectField
        label="Location"
        name="location"
        options={locationOptions}
        value={location}
        onChange={(value) => onChange({ location: value })}
        hint={chosen?.help}
        error={errorOf('location')}
      />
      {elsewhere && (
        <TextField
          label={otherLocationField.label}
          name="newLocation"
          autoComplete="address-level2"
          maxLength={100}
          placeholder={otherLocationField.placeholder}
          hint={otherLocationField.hint}
          value={newLocation}
          onChange={(value) => onChange({ newLocation: value })}
          error={errorOf('newLocation')}
        />
      )}
      {closed && <Message tone="success">{closed}</Message>}
    </Stack>
  );
}

const intents = intentOptions.map(({ help, ...option }) => ({ ...option, description: help }));

function IntentFields({ answers, errorOf, onChange }: FieldsProps) {
  const { relationshipStatus, preferredSex } = answers;
  return (
    <Stack gap="loose">
      <MultiChoice
        legend="Relationship status"
        options={intents}
        value={relationshipStatus}
        onChange={(value) => onChange({ relationshipStatus: value })}
        error={errorOf('relationshipStatus')}
      />
      {relationshipStatus.includes('romantic') && (
        <MultiChoice
          legend="Interested In"
          hint={helpTexts.preferredSex}
          look="chips"
          options={preferredSexOptions}
          value={preferredSex}
          onChange={(value) => onChange({ preferredSex: value })}
          error={errorOf('preferredSex')}
        />
      )}
    </Stack>
  );
}

/** Who one is: also the name that others see. */
function SexFields({ answers, errorOf, onChange }: FieldsProps) {
  return (
    <Stack gap="loose">
      <SingleChoice
        legend={<VisuallyHidden>Your sex</VisuallyHidden>}
        options={sexOptions}
        value={answers.userSex}
        onChange={(userSex) => onChange({ userSex })}
        error={errorOf('userSex')}
      />
      <TextField
        label="Nickname"
        name="nickname"
        autoComplete="nickname"
        hint={helpTexts.nickname}
        value={answers.nickname}
        onChange={(nickname) => onChange({ nickname })}
        error={errorOf('nickname')}
      />
    </Stack>
  );
}

/** The ideal age range follows from the age. */
function AgeFields({ answers, errorOf, onChange }: FieldsProps) {
  const { userAge, idealAgeRange } = answers;
  return (
    <Stack gap="loose">
      <SelectField
        label="Your age"
        name="userAge"
        placeholder="Choose your age"
        options={ageOptions}
        value={userAge === null ? '' : `${userAge}`}
        onChange={(value) => onChange({ userAge: Number(value) })}
        error={errorOf('userAge')}
      />
      {userAge !== null && userAge < termsAge && (
        <p className={styles.derived}>
          Our <TextLink href="/terms-of-use">Terms of Use</TextLink> ask for an age of at least{' '}
          {termsAge}.
        </p>
      )}
      {idealAgeRange && (
        <p className={styles.derived}>
          Your ideal age range: <strong>{ageRangeLabel(idealAgeRange)}</strong>.{' '}
          {helpTexts.idealAge}
        </p>
      )}
    </Stack>
  );
}

const fields: Readonly<Record<Step, ComponentType<FieldsProps>>> = [
  InviteFields,
  LocationFields,
  IntentFields,
  SexFields,
  AgeFields,
];

/** The fields of one step. */
export function StepFields({ step, ...props }: FieldsProps & { step: Step }) {
  const Fields = fields[step];
  return <Fields {...props} />;
}
