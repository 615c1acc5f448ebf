import { useEffect } from 'react';
import { PendingPage } from '../frames/PendingPage.tsx';
import type { NoPage } from '../remotes/pages.ts';
import { BlockedPage } from './Blocked.tsx';
import { FailurePage, reload, UnreachablePage } from './FailurePage.tsx';

/** Loads the page's address as a new document, with the current releases. */
function NewDocument() {
  useEffect(reload, []);
  return <PendingPage />;
}

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
  // Some browsers do not retry a failed module for as long as the document is open.
  if (wasCutOff || status === 'over') return <NewDocument />;
  return status === 'blocked' ? <BlockedPage /> : <FailurePage />;
}
