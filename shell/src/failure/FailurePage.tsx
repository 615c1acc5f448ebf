import { Button } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Page } from '@emberite/ui-kit/Page';
import { useEffect } from 'react';
import { onMaybeBack, useOffline } from '../site/offline.ts';

/** A module that failed to load may stay failed in this document, and another URL would skip its check. */
const reload = () => location.reload();

/** Shown when no release of the page's remote works. The rest of the site does. */
export function FailurePage() {
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title="This page is taking a break"
        action={<Button onClick={reload}>Try again</Button>}
      >
        <p>Something went wrong on our side, and we know about it. Everything else still works.</p>
      </ErrorState>
    </Page>
  );
}

/**
 * Shown when the page cannot come because the browser is offline or Ember does not respond. It tries
 * again by itself, with `again`. A reload would lose the site.
 */
export function UnreachablePage({ again }: { again: () => void }) {
  const isOffline = useOffline();
  useEffect(() => onMaybeBack(again), [again]);
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={isOffline ? 'You are offline' : 'We cannot reach Ember right now'}
        action={!isOffline && <Button onClick={again}>Try again</Button>}
      >
        <p>
          {!isOffline && 'Please check your connection. '}Nothing you entered is lost, and this page
          comes back by itself.
        </p>
      </ErrorState>
    </Page>
  );
}
