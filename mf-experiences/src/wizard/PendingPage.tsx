import type { Loaded } from '@emberite/sdk/resource';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Page } from '@emberite/ui-kit/Page';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import type { ReactNode } from 'react';

export interface PendingPageProps {
  /** What the page waits for, as in 'your deposit'. */
  of: string;
  /** What has loaded already waits for something else. */
  loaded: Loaded<unknown>;
  onRetry: () => void;
  /** Above the skeleton. */
  children?: ReactNode;
}

/** A page whose data is loading, or why it could not be loaded. */
export function PendingPage({ of, loaded, onRetry, children }: PendingPageProps) {
  return (
    <Page width="text">
      {children}
      <Loadable
        of={of}
        loaded={loaded.status === 'failed' ? loaded : { status: 'loading' }}
        onRetry={onRetry}
        headingLevel={1}
        skeleton={
          <>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </>
        }
      >
        {() => null}
      </Loadable>
    </Page>
  );
}
