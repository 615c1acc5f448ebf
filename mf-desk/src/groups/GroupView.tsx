import type { DeskGroup } from '@emberite/contract/deskGroups';
import { locationLabel } from '@emberite/content/locations';
import type { Loaded } from '@emberite/sdk/resource';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button } from '@emberite/ui-kit/Button';
import { Day } from '@emberite/ui-kit/Day';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Calendar, MapPin, UserRound, Users } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { Stack } from '@emberite/ui-kit/Stack';
import { Table } from '@emberite/ui-kit/Table';
import type { TableColumn } from '@emberite/ui-kit/Table';
import { Desk } from '../desk/Desk.tsx';
import { PersonCell } from '../desk/PersonCell.tsx';
import {
  aboutPerson,
  evening,
  experienceLabel,
  fullness,
  groupStatuses,
  seatStates,
} from '../desk/words.ts';

export interface GroupViewProps {
  loaded: Loaded<DeskGroup>;
  onRetry: () => void;
  onMove: (group: DeskGroup) => void;
  onCallOff: () => void;
}

/** A confirmed group: its evening, who is asked and who comes, and what staff can do with it. */
export function GroupView({ loaded, onRetry, onMove, onCallOff }: GroupViewProps) {
  const group = loaded.status === 'ready' ? loaded.value : null;
  const isOpen = group?.status === 'inviting' || group?.status === 'standing';
  return (
    <Desk
      at="/desk/groups"
      title={group ? experienceLabel(group.experience) : 'Group'}
      eyebrow={group && <Badge>{groupStatuses[group.status]}</Badge>}
      actions={
        group &&
        isOpen && (
          <Stack direction="row">
            <Button variant="secondary" onClick={() => onMove(group)}>
              Change the evening
            </Button>
            <Button variant="danger" onClick={onCallOff}>
              Call off
            </Button>
          </Stack>
        )
      }
    >
      <Loadable
        of="the group"
        loaded={loaded}
        onRetry={onRetry}
        skeleton={<Skeleton shape="card" />}
      >
        {(shown) => <Details group={shown} />}
      </Loadable>
    </Desk>
  );
}

const columns: readonly TableColumn<DeskGroup['people'][number]>[] = [
  { title: 'Member', cell: (person) => <PersonCell person={person} /> },
  { title: 'About', cell: aboutPerson },
  { title: 'Answer', cell: ({ state }) => seatStates[state] },
  { title: 'Asked', cell: ({ askedAt }) => <Day time={askedAt} /> },
  {
    title: 'Has until',
    cell: ({ state, answerBy }) => (state === 'asked' ? <Day time={answerBy} /> : null),
  },
];

function Details({ group }: { group: DeskGroup }) {
  const { meetingPlace, place, host, word, people } = group;
  return (
    <>
      <DescriptionList
        items={[
          { icon: Calendar, name: 'When', value: evening(group), detail: group.timeZone },
          {
            icon: MapPin,
            name: 'Where',
            value: meetingPlace.name,
            detail: `${meetingPlace.address}, ${locationLabel(place)}`,
          },
          { icon: UserRound, name: 'Host', value: host },
          { icon: Users, name: 'People', value: fullness(group) },
        ]}
      />
      {word && (
        <p>
          <strong>A word for the group:</strong> {word}
        </p>
      )}
      <Table
        caption="Everybody who was asked"
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
      />
    </>
  );
}
