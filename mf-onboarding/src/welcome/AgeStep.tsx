import { ageOptions, ageRangeLabel, helpTexts } from '@emberite/content/options';
import { SelectField } from '@emberite/ui-kit/SelectField';
import { Stack } from '@emberite/ui-kit/Stack';
import type { StepProps } from './StepProps.ts';
import * as styles from './Welcome.module.css';

/** Step 4. The ideal age range follows from the age. */
export function AgeStep({ answers, errorOf, onChange }: StepProps) {
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
      {idealAgeRange && (
        <p className={styles.derived}>
          Your ideal age range: <strong>{ageRangeLabel(idealAgeRange)}</strong>.{' '}
          {helpTexts.idealAge}
        </p>
      )}
    </Stack>
  );
}
