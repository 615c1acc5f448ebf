import { Page } from '@emberite/ui-kit/Page';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';

/** Shown while a page's code is loading. */
export function PendingPage() {
  return (
    <Page>
      <SkeletonGroup label="Loading the page">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="card" />
      </SkeletonGroup>
    </Page>
  );
}
