import type { FormState } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Download, Icon } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Prose } from '@emberite/ui-kit/Prose';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';

export interface ExportViewProps extends Pick<FormState<object>, 'status' | 'problem'> {
  onExport: () => void;
}

/** What the file contains, and the button that saves it. */
export function ExportView({ status, problem, onExport }: ExportViewProps) {
  return (
    <SettingsPageLayout
      title="Export my data"
      lead="Everything we hold about you, in one file that people and computers can read."
    >
      <Prose>
        <ul>
          <li>your account, your profile and how you sign in</li>
          <li>your invites, registrations and deposit</li>
          <li>the addresses of your videos: open them while you are signed in to save them</li>
        </ul>
      </Prose>
      {problem && (
        <Message tone="danger" title="We could not export your data." remedy={problem.remedy}>
          {problem.message}
        </Message>
      )}
      {status === 'submitted' && (
        <Message tone="success" title="ember-data.json is in your downloads." />
      )}
      <div>
        <Button
          width="phone"
          busy={status === 'submitting' ? 'Collecting your data...' : undefined}
          onClick={onExport}
        >
          <Icon of={Download} />
          {problem ? 'Try again' : 'Download my data'}
        </Button>
      </div>
    </SettingsPageLayout>
  );
}
