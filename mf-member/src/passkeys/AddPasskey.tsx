import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Form } from '@emberite/ui-kit/Form';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextField } from '@emberite/ui-kit/TextField';
import { useEffect, useRef } from 'react';

export interface AddPasskeyProps {
  form: FormState<{ name: string }>;
  onType: (name: string) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks for the name of a new passkey, before the browser asks the member to create it. */
export function AddPasskey({ form, onType, onAdd, onClose }: AddPasskeyProps) {
  const { fields, problem, status } = form;
  const busy = status === 'submitting';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Card>
      <Form
        problem={problem}
        onSubmit={onAdd}
        actions={
          <Stack direction="row" gap="tight">
            <Button type="submit" width="phone" busy={busy ? 'Adding...' : undefined}>
              Continue
            </Button>
            <Button
              variant="quiet"
              width="phone"
              onClick={onClose}
              aria-disabled={busy || undefined}
            >
              Cancel
            </Button>
          </Stack>
        }
      >
        <TextField
          ref={field}
          label="Name of the passkey"
          hint="So that you recognize it in this list."
          maxLength={50}
          autoComplete="off"
          required
          value={fields.name}
          onChange={onType}
          error={messageAt(problem, 'name')}
        />
      </Form>
    </Card>
  );
}
