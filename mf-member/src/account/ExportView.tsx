import { mayRetry } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Download, Icon } from '@emberite/ui-kit/Icon';
import { Failure } from '@emberite/ui-kit/Failure';
import { Message } from '@emberite/ui-kit/Message';
import { Prose } from '@emberite/ui-kit/Prose';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';

export interface ExportProps {
  progress: Progress;
  onExport: () => void;
}

/** What the file contains, and the button that saves it. */
export function ExportPart({ progress, onExport }: ExportProps) {
  return (
    <>
      <Prose>
        <ul>
          <li>your account, your profile and how you sign in</li>
          <li>your invites, registrations and deposit</li>
          <li>the addresses of your videos: open them while you are signed in to save them</li>
        </ul>
      </Prose>
      <Failure of={progress} title="We could not export your data." />
      {progress.status === 'done' && (
        <Message tone="success" title="Your browser is saving ember-data.json." />
      )}
      {mayRetry(progress) && (
        <div>
          <Button
            width="phone"
            busy={progress.status === 'busy' ? 'Collecting your data...' : undefined}
            onClick={onExport}
          >
            <Icon of={Download} />
            {progress.status === 'failed' ? 'Try again' : 'Download my data'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The page of the settings that exports the data. */
export function ExportView(props: ExportProps) {
  return (
    <SettingsPageLayout
      title="Export my data"
      lead="Everything we hold about you, in one file that people and computers can read."
    >
      <ExportPart {...props} />
    </SettingsPageLayout>
  );
}
