import type { Profile } from '@emberite/contract/profile';
import { ownProfile, useProfile } from '@emberite/sdk/profile';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import type { ReactNode } from 'react';

const skeleton = (
  <>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="card" />
  </>
);

/** Shown until the profile is loaded. */
export const ProfileSkeleton = () => (
  <SkeletonGroup label="Loading your profile">{skeleton}</SkeletonGroup>
);

/** Shows the signed-in member's profile once it is loaded. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  return (
    <Loadable
      of="your profile"
      loaded={useProfile()}
      onRetry={() => void ownProfile().load()}
      skeleton={skeleton}
    >
      {children}
    </Loadable>
  );
}
