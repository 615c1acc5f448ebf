import type { Profile } from '@emberite/sdk/contract/profile';
import type { ProfileState } from '@emberite/sdk/profile';
import { Button } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import type { ReactNode } from 'react';

export interface ProfileStatesProps {
  state: ProfileState;
  onRetry: () => void;
  /** What shows the profile. */
  children: (profile: Profile) => ReactNode;
}

/** Stands for what shows the profile, until it is there. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="card" />
    </SkeletonGroup>
  );
}

/** What a page shows of the member's profile: that it is loading, why it failed, or the profile. */
export function ProfileStates({ state, onRetry, children }: ProfileStatesProps) {
  if (state.status === 'ready') return children(state.profile);
  if (state.status === 'failed') {
    return (
      <ErrorState
        title="We could not load your profile."
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {state.message}
      </ErrorState>
    );
  }
  return <ProfileSkeleton />;
}
