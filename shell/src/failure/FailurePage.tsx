import { Button } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Page } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';

/**
 * A page that could not be shown. Trying again is a new document: a module that failed to load
 * stays failed in this one, and asking for it under another address would skip its integrity check.
 */
function Failure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={title}
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        {children}
      </ErrorState>
    </Page>
  );
}

/** No release of the page's remote works; the rest of the site does. */
export function FailurePage() {
  return (
    <Failure title="This page is taking a break">
      <p>Something went wrong on our side, and we know about it. Everything else still works.</p>
    </Failure>
  );
}

/** The API did not say who is signed in. */
export function UnreachablePage() {
  return (
    <Failure title="We cannot reach Ember right now">
      <p>Please check your connection. Nothing you entered is lost.</p>
    </Failure>
  );
}
