import { registrationList } from '@emberite/sdk/api';
import { createResource, useResource } from '@emberite/sdk/resource';
import type { SaysStanding } from '@emberite/sdk/standing';
import { useNow } from '@emberite/sdk/tab';
import { useState } from 'react';
import { loadEvenings } from '../evenings/evening.ts';
import { NextEvening } from '../evenings/NextEvening.tsx';
import { useSaid } from './useSaid.ts';

/**
 * The part `registrations/next`, for the pages of other remotes: it asks what the member is registered for and which
 * evenings they were asked for, says what that means for where they stand, and has the next evening they come to.
 */
export default function NextRegistration({ show }: SaysStanding) {
  const [registrations] = useState(() => createResource(() => registrationList({})));
  const [evenings] = useState(() => createResource(loadEvenings));
  const now = useNow();
  const asked = useResource(evenings);
  return show(
    useSaid(useResource(registrations), asked, now),
    asked.status === 'ready' && <NextEvening evenings={asked.value} now={now} />,
  );
}
