import type { NoPage } from '../remotes/pages.ts';
import { BlockedPage } from './Blocked.tsx';
import { FailurePage, UnreachablePage } from './FailurePage.tsx';
import { NewDocument } from './NewDocument.tsx';

/** Says why a page is not there. `again` tries once more. */
export function AbsentPage({ status, again }: { status: NoPage; again: () => void }) {
  if (status === 'unreachable') return <UnreachablePage again={again} />;
  if (status === 'blocked') return <BlockedPage />;
  return status === 'over' ? <NewDocument /> : <FailurePage />;
}
