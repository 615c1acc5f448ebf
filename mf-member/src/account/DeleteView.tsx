import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Icon, Trash } from '@emberite/ui-kit/Icon';
import { Prose } from '@emberite/ui-kit/Prose';
import { TextField } from '@emberite/ui-kit/TextField';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';

export interface DeleteProps {
  /** The address of the account, which has to be typed. */
  address: string;
  form: FormState<{ email: string }>;
  onType: (email: string) => void;
  onDelete: () => void;
}

/** What is deleted with the account, and the address to type first. */
export function DeletePart({ address, form, onType, onDelete }: DeleteProps) {
  const { fields, problem, status } = form;
  return (
    <>
      <Prose>
        <p>These go with your account, at once and for good:</p>
        <ul>
          <li>your profile, your videos and their files</li>
          <li>
            your invites and registrations; a deposit is refunded to your card, unless an evening
            has used it
          </li>
          <li>your places at evenings, which go to others</li>
          <li>what this browser keeps for you, with recordings that were not uploaded</li>
        </ul>
      </Prose>
      <Form
        problem={problem}
        onSubmit={onDelete}
        actions={
          <div>
            <Button
              type="submit"
              variant="danger"
              width="phone"
              busy={status === 'editing' ? undefined : 'Deleting your account...'}
            >
              <Icon of={Trash} />
              Delete my account
            </Button>
          </div>
        }
      >
        <TextField
          label="Type your email address to confirm"
          hint={`Your address is ${address}.`}
          type="email"
          autoComplete="off"
          value={fields.email}
          onChange={onType}
          error={messageAt(problem, 'email')}
        />
      </Form>
    </>
  );
}

/** The page of the settings that deletes the account. */
export function DeleteView(props: DeleteProps) {
  return (
    <SettingsPageLayout
      title="Delete account"
      lead={
        <>
          This cannot be undone. Would you like a copy?{' '}
          <TextLink href="/emberite/settings/export">Export my data</TextLink> first.
        </>
      }
    >
      <DeletePart {...props} />
    </SettingsPageLayout>
  );
}
