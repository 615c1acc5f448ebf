import { Page } from '@emberite/ui-kit/Page';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';

/** A page on its way: shown in place of one whose code is not there yet. */
export function PendingPage() {
  return (
    <Page width="text">
      <SkeletonGroup label="Loading the page">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="card" />
      </SkeletonGroup>
    </Page>
  );
}
