import { loadProfile, useProfile } from '@emberite/sdk/profile';
import type { ProfileState } from '@emberite/sdk/profile';
import { ProfileStates } from './ProfileStates.tsx';
import type { ProfileStatesProps } from './ProfileStates.tsx';

/** Shows the signed-in member's profile once it is loaded. */
export function WithProfile({ children }: Pick<ProfileStatesProps, 'children'>) {
  const state = useProfile() as ProfileState;
  return (
    <ProfileStates state={state} onRetry={() => void loadProfile()}>
      {children}
    </ProfileStates>
  );
}
