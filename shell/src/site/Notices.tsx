import { dismissNotice, notices } from '@emberite/sdk/notices';
import { Banner } from '@emberite/ui-kit/Banner';
import { useSnapshot } from 'valtio';

/** The progress banner that any remote may fill; a click clears it. */
export function Notices() {
  const { message, tone } = useSnapshot(notices);
  return <Banner message={message} tone={tone} onDismiss={dismissNotice} dismissLabel="Dismiss" />;
}
