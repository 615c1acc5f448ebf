import type { NoPage } from '../remotes/pages.ts';
import { BlockedPage } from './Blocked.tsx';
import { FailurePage, UnreachablePage } from './FailurePage.tsx';
import { NewDocument } from './NewDocument.tsx';

/** Says why a page is not there. `again` tries once more; `wasCutOff` if the site was out of reach before. */
export function AbsentPage({
  status,
  wasCutOff,
  again,
}: {
  status: NoPage;
  wasCutOff?: boolean;
  again: () => void;
}) {
  if (status === 'unreachable') return <UnreachablePage again={again} />;
  if (status === 'blocked') return <BlockedPage />;
  // Some browsers do not retry a failed module for as long as the document is open.
  return wasCutOff || status === 'over' ? <NewDocument /> : <FailurePage />;
}
