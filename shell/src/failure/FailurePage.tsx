import { Button } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Page } from '@emberite/ui-kit/Page';
import { useEffect, useState } from 'react';
import { reportPath } from '../remotes/view.ts';
import { onMaybeBack, useOffline } from '../offline/offline.ts';

/** The bundler knows its value, and leaves out what is for developers only. */
declare const process: { env: { NODE_ENV?: string } };

/** Says why a page is not shown. `again` retries, where that can help. */
export function Failure({
  title,
  text,
  again,
}: {
  title: string;
  text: string;
  again?: () => void;
}) {
  return (
    <Page width="text">
      <ErrorState
        headingLevel={1}
        title={title}
        action={again && <Button onClick={again}>Try again</Button>}
      >
        <p>{text}</p>
      </ErrorState>
    </Page>
  );
}

/** A module that failed to load may stay failed in this document, and another URL would skip its check. */
export const reload = () => location.reload();

/** Whether a report to the site was answered: a blocker may keep all of them from leaving. */
const wasHeard = (entry: PerformanceEntry) =>
  entry.name === location.origin + reportPath &&
  (entry as PerformanceResourceTiming).responseStatus === 204;

/** Shown when no release of the page's remote works. The rest of the site does. */
export function FailurePage() {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    // Nobody else is told.
    if (process.env.NODE_ENV === 'development') return;
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(wasHeard)) setIsKnown(true);
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return (
    <Failure
      title="This page is taking a break"
      text={`Something went wrong on our side${isKnown ? ', and we know about it' : ''}. Everything else still works.`}
      again={reload}
    />
  );
}

const kept = 'Nothing you entered is lost, and this page comes back by itself.';

/**
 * Shown when the page cannot be loaded because the browser is offline or Ember does not respond. It
 * retries automatically, with `again`. A reload would lose the site.
 */
export function UnreachablePage({ again }: { again: () => void }) {
  useEffect(() => onMaybeBack(again), [again]);
  return useOffline() ? (
    <Failure title="You are offline" text={kept} />
  ) : (
    <Failure
      title="We cannot reach Ember right now"
      text={`Please check your connection. ${kept}`}
      again={again}
    />
  );
}
