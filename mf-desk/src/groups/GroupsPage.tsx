import type { DeskGroup } from '@emberite/contract/deskGroups';
import { locationLabel } from '@emberite/content/locations';
import { TextLink } from '@emberite/ui-kit/TextLink';
import {
  evening,
  experienceLabel,
  experienceOptions,
  fullness,
  groupStatuses,
  optionsOf,
  placeOptions,
} from '../desk/words.ts';
import type { Filter } from '../list/filters.ts';
import type { ListSpec } from '../list/ListView.tsx';
import { deskGroupList } from '@emberite/sdk/desk';
import { ListPage } from '../list/ListPage.tsx';

const filters = [
  { name: 'experience', label: 'Experience', options: experienceOptions },
  { name: 'place', label: 'Place', options: placeOptions },
  { name: 'status', label: 'Status', options: optionsOf(groupStatuses) },
] as const satisfies readonly Filter[];

/** The confirmed groups. */
export const groups: ListSpec<DeskGroup, typeof filters> = {
  at: '/desk/groups',
  title: 'Groups',
  lead: 'Confirmed groups, the next evening first.',
  noun: ['group', 'groups'],
  filters,
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
};

async function ask(chosen: Parameters<typeof deskGroupList>[0]) {
  const { groups: rows, csv } = await deskGroupList(chosen);
  return { rows, csv };
}

/** `/desk/groups`: the confirmed groups. */
export default function GroupsPage() {
  return <ListPage list={groups} ask={ask} />;
}
