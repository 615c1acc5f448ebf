import { TextField } from '@emberite/ui-kit/TextField';
import type { StepProps } from './StepProps.ts';

/** Step 0. */
export function InviteStep({ answers, errorOf, onChange }: StepProps) {
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
