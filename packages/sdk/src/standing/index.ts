/** Where the signed-in member stands: `standingOf` of what this browser knows. */
import { config, flag } from '@emberite/sdk/config';
import { useProfile } from '@emberite/sdk/profile';
import { useUser } from '@emberite/sdk/session';
import { useNow } from '@emberite/sdk/tab';
import type { ReactNode } from 'react';
import { standingOf } from './standing.ts';
import type { Said, Standing } from './standing.ts';

export { standingOf, stillAsking } from './standing.ts';
export type { Known, NextStep, Said, Standing, StandingFacts, Wait } from './standing.ts';

/** What a part is given that says more about where the member stands. */
export interface SaysStanding {
  /** Shows that, with something of the remote's own, which may be left out. */
  show: (said: Said, more: ReactNode) => ReactNode;
}

/**
 * Returns a function that says where the member stands, with what a remote says of it. Loads their profile. Null while
 * nobody is signed in.
 */
export function useStanding(): ((said?: Said) => Standing) | null {
  const member = useUser();
  const profile = useProfile();
  const now = useNow();
  if (!member) return null;
  const facts = {
    location: member.location,
    roadmaps: member.roadmaps,
    videos:
      profile.status === 'ready'
        ? profile.value.videos
        : profile.status === 'loading'
          ? ('loading' as const)
          : ('unknown' as const),
    visibilityOpens: config.visibilityOpens,
    flag,
    now,
  };
  return (said) => standingOf(facts, said);
}
