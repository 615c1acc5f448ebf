import { sexOptions } from '@emberite/content/options';
import { SingleChoice } from '@emberite/ui-kit/SingleChoice';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import type { StepProps } from './StepProps.ts';

/** Step 3. */
export function SexStep({ answers, errorOf, onChange }: StepProps) {
  return (
    <SingleChoice
      legend={<VisuallyHidden>Your sex</VisuallyHidden>}
      options={sexOptions}
      value={answers.userSex}
      onChange={(userSex) => onChange({ userSex })}
      error={errorOf('userSex')}
    />
  );
}
