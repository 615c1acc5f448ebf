import { flag } from '@emberite/sdk/config';
import { ComingSoonPage } from '../settings/ComingSoonPage.tsx';
import { DeleteView } from './DeleteView.tsx';
import { useDeletion } from './useDeletion.ts';

/** `/emberite/settings/delete-account`: deletes the account for good. */
export default function DeletePage() {
  const deletion = useDeletion();
  if (!flag('showAccountDeletion')) return <ComingSoonPage title="Delete account" />;
  return deletion && <DeleteView {...deletion} />;
}
