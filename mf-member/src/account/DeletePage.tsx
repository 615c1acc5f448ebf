import { DeleteView } from './DeleteView.tsx';
import { useDeletion } from './useDeletion.ts';

/** `/emberite/settings/delete-account`: deletes the account for good. */
export default function DeletePage() {
  const deletion = useDeletion();
  return deletion && <DeleteView {...deletion} />;
}
