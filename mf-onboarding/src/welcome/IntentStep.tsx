import { helpTexts, intentOptions, preferredSexOptions } from '@emberite/content/options';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { Stack } from '@emberite/ui-kit/Stack';
import type { StepProps } from './StepProps.ts';

const intents = intentOptions.map(({ help, ...option }) => ({ ...option, description: help }));

/** Step 2. */
export function IntentStep({ answers, errorOf, onChange }: StepProps) {
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
