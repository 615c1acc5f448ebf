import { Button } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Page } from '@emberite/ui-kit/Page';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Explains that a page could not be shown. Try again reloads the document: a module that failed to
 * load stays failed in this one, and a different URL for it would skip the integrity check.
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

/** Shown when no release of the page's remote works. The rest of the site does. */
export function FailurePage() {
  return (
    <Failure title="This page is taking a break">
      <p>Something went wrong on our side, and we know about it. Everything else still works.</p>
    </Failure>
  );
}

/** Milliseconds between tries to reach the API. */
const pause = 5000;

/** Shown when the API cannot tell who is signed in. It goes on by itself once the API is back. */
export function UnreachablePage() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    const timer = setInterval(again, pause);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [revalidate]);
  return (
    <Failure title="We cannot reach Ember right now">
      <p>
        Please check your connection. Nothing you entered is lost, and this page comes back by
        itself.
      </p>
    </Failure>
  );
}
