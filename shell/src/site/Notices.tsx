import { dismissNotice, notices } from '@emberite/sdk/notices';
import { Banner } from '@emberite/ui-kit/Banner';
import { useSnapshot } from 'valtio';

/** The banner for notices of any remote; the user can dismiss it. */
export function Notices() {
  const { message, tone } = useSnapshot(notices);
  return <Banner message={message} tone={tone} onDismiss={dismissNotice} dismissLabel="Dismiss" />;
}
