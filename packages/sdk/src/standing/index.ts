/** Where the signed-in member stands: `standingOf` of what this browser knows. */
import { config, flag } from '@emberite/sdk/config';
import { useProfile } from '@emberite/sdk/profile';
import type { Loaded } from '@emberite/sdk/resource';
import { useUser } from '@emberite/sdk/session';
import { useState } from 'react';
import type { Registered } from './deposit.ts';
import { standingOf } from './standing.ts';
import type { Known, Standing } from './standing.ts';

export { depositStatus } from './deposit.ts';
export type { Registered } from './deposit.ts';
export { standingOf } from './standing.ts';
export type { Standing, StandingFacts } from './standing.ts';

const knownOf = <Value>(loaded: Loaded<Value>): Known<Value> =>
  loaded.status === 'ready' ? loaded.value : loaded.status === 'loading' ? 'loading' : 'unknown';

/**
 * Returns where the member stands. Takes what they are registered for, as `registrationList`
 * returns it, and loads their profile. Null while nobody is signed in.
 */
export function useStanding(registered: Loaded<Registered>): Standing | null {
  const member = useUser();
  const profile = knownOf(useProfile());
  const [now] = useState(Date.now);
  if (!member) return null;
  return standingOf({
    location: member.location,
    roadmaps: member.roadmaps,
    videos: typeof profile === 'object' ? profile.videos : profile,
    registered: knownOf(registered),
    visibilityOpens: config.visibilityOpens,
    flag,
    now,
  });
}
