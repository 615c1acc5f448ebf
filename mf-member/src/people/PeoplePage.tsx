import { personList } from '@emberite/sdk/api';
import { useResource } from '@emberite/sdk/resource';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isOpen } from '../visibility/opening.ts';
import { sampleCard } from './cards.ts';
import { matching, peopleFilters } from './filters.ts';
import { MembersView } from './MembersView.tsx';
import { createPeople } from './people.ts';
import { PeopleView } from './PeopleView.tsx';
import { shownSummaries } from './profileSummaries.ts';

/** The sample people whom the search settings include. */
function Samples() {
  const filters = useSnapshot(peopleFilters);
  return (
    <PeopleView
      people={matching(filters, shownSummaries).map(sampleCard)}
      lead="Sample profiles: these people are invented, to show what you will see of each other."
    />
  );
}

/** The members whom the user may see. */
function Members() {
  const [{ list, more }] = useState(() => createPeople({ api: { personList } }));
  const loaded = useResource(list);
  const { progress } = useSnapshot(more.state);
  const filters = useSnapshot(peopleFilters);
  // This browser's clock is ahead.
  if (loaded.status === 'ready' && loaded.value.access === 'not-yet') return <Samples />;
  return (
    <MembersView
      list={loaded}
      more={progress}
      filters={filters}
      onLoad={() => void list.load()}
      onMore={() => void more.start()}
    />
  );
}

/** `/emberite/people`: everybody whom the member may see, samples before members see each other. */
export default function PeoplePage() {
  const [open] = useState(isOpen);
  return open ? <Members /> : <Samples />;
}
