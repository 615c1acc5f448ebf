import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { TextField } from '@emberite/ui-kit/TextField';
import * as styles from './InviteView.module.css';

export interface InviteViewProps {
  form: FormState<{ code: string }>;
  onType: (code: string) => void;
  onCheck: () => void;
}

const title = 'Sample';

/** One field, and whether the code in it can be used. */
export function InviteView({ form, onType, onCheck }: InviteViewProps) {
  const { fields, problem, status } = form;
  return (
    <Page width="text">
      <PageHeader title={title} lead="Is your invite still good? Enter its code." />
      <Form
        problem={problem}
        onSubmit={onCheck}
        actions={
          <Button type="submit" busy={status === 'submitting' ? 'Checking...' : undefined}>
            Check code
          </Button>
        }
      >
        <TextField
          label="Invite code"
          value={fields.code}
          onChange={onType}
          error={messageAt(problem, 'code')}
        />
      </Form>
      {status === 'submitted' && <Message tone="success">This code can be used.</Message>}
      <p className={styles.note}>A code can be used by as many people as its owner decided.</p>
    </Page>
  );
}
