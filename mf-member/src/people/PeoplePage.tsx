import { peopleAvatars } from '@emberite/content/avatars/people';
import { memberProfileLink, shownSummaries } from '@emberite/content/profileSummaries';
import { assetPath } from '@emberite/sdk/assets';
import { flag } from '@emberite/sdk/config';
import { useSnapshot } from 'valtio';
import { matching, peopleFilters } from './filters.ts';
import { PeopleOff } from './PeopleOff.tsx';
import { PeopleView } from './PeopleView.tsx';

/** `/emberite/people`: everybody whom the member's search settings include. */
export default function PeoplePage() {
  const filters = useSnapshot(peopleFilters);
  if (!flag('showPeople')) return <PeopleOff />;
  return (
    <PeopleView
      people={matching(filters, shownSummaries)}
      photoOf={({ photos }) => assetPath(peopleAvatars[photos.main?.avatar ?? ''])}
      linkTo={memberProfileLink}
    />
  );
}
