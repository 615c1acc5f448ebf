import type { DeskGroup } from '@emberite/contract/deskGroups';
import { locationLabel } from '@emberite/content/locations';
import { TextLink } from '@emberite/ui-kit/TextLink';
import {
  evening,
  experienceLabel,
  fullness,
  groupFilters,
  groupStatuses,
  optionsOf,
} from '../desk/words.ts';
import type { ListSpec } from '../list/ListView.tsx';
import { deskGroupList } from '@emberite/sdk/desk';
import { listPage } from '../list/ListPage.tsx';

/** `/desk/groups`: the confirmed groups. */
export const groups = {
  at: '/desk/groups',
  lead: 'Confirmed groups, the next evening first.',
  noun: ['group', 'groups'],
  filters: [
    ...groupFilters,
    { name: 'status', label: 'Status', options: optionsOf(groupStatuses) },
  ],
  keyOf: ({ id }) => id,
  columns: [
    {
      title: 'Evening',
      cell: (group) => <TextLink href={`/desk/groups/${group.id}`}>{evening(group)}</TextLink>,
    },
    { title: 'Experience', cell: ({ experience }) => experienceLabel(experience) },
    { title: 'Place', cell: ({ place }) => locationLabel(place) },
    { title: 'Status', cell: ({ status }) => groupStatuses[status] },
    { title: 'People', cell: fullness },
    { title: 'Meets at', cell: ({ meetingPlace }) => meetingPlace.name },
    { title: 'Host', cell: ({ host }) => host },
  ],
} as const satisfies ListSpec<DeskGroup>;

export default listPage(groups, deskGroupList);
