import { registrationList } from '@emberite/sdk/api';
import { createResource, useResource } from '@emberite/sdk/resource';
import { loadEvenings, useStanding } from '@emberite/sdk/standing';
import { useState } from 'react';

/** Returns where the member stands, and loads what that takes; null while nobody is signed in. */
export function useOwnStanding() {
  const [registrations] = useState(() => createResource(() => registrationList({})));
  const [evenings] = useState(() => createResource(loadEvenings));
  return useStanding(useResource(registrations), useResource(evenings));
}
