import { labelOf } from '@emberite/content/option';
import { budgetOptions } from '@emberite/content/registration';
import { locationLabel } from '@emberite/content/locations';
import type { DeskRegistration, DeskRegistrationState } from '@emberite/contract/deskRegistrations';
import { Badge } from '@emberite/ui-kit/Badge';
import { Day } from '@emberite/ui-kit/Day';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { PersonCell } from '../desk/PersonCell.tsx';
import {
  aboutPerson,
  depositStatuses,
  experienceLabel,
  groupFilters,
  optionsOf,
  refundStates,
  timeLabel,
} from '../desk/words.ts';
import type { ListSpec } from '../list/ListView.tsx';
import { deskRegistrationList } from '@emberite/sdk/desk';
import { listPage } from '../list/ListPage.tsx';

const states: Readonly<Record<DeskRegistrationState, string>> = {
  waiting: 'Waits',
  asked: 'Asked',
  coming: 'Comes',
};

type Registration = DeskRegistration['registration'];

function wantsOf({ kind, experiences, activities }: Registration): string {
  if (kind === 'poetry-night') return experienceLabel(kind);
  return [...experiences, ...activities].map(experienceLabel).join(', ');
}

function budgetOf({ budget }: Registration): string | null {
  if (!budget) return null;
  const ideal = labelOf(budgetOptions, budget.ideal);
  const max = labelOf(budgetOptions, budget.max);
  return ideal === max ? ideal : `${ideal}, at most ${max}`;
}

function depositOf({ deposit, registration }: DeskRegistration): string {
  if (!deposit) return registration.depositAgreement === 'yes' ? 'Agreed, not paid' : 'None';
  const { refund, isUsed } = deposit.status === 'paid' ? deposit : {};
  const used = isUsed ? ', used by an evening' : '';
  return `$${deposit.amount}: ${refund ? refundStates[refund] : depositStatuses[deposit.status]}${used}`;
}

/** `/desk`: the registrations of members. */
export const registrations = {
  at: '/desk',
  lead: 'Everybody who is registered, who waits longest first.',
  noun: ['registration', 'registrations'],
  filters: [...groupFilters, { name: 'state', label: 'State', options: optionsOf(states) }],
  keyOf: ({ registration }) => registration.id,
  columns: [
    { title: 'Member', cell: ({ person }) => <PersonCell person={person} /> },
    {
      title: 'About',
      cell: ({ person, place }) => `${aboutPerson(person)}. ${locationLabel(place)}`,
    },
    { title: 'Wants', cell: ({ registration }) => wantsOf(registration) },
    {
      title: 'Free',
      cell: ({ registration }) => registration.availability.map(timeLabel).join(', '),
    },
    { title: 'Budget', cell: ({ registration }) => budgetOf(registration) },
    {
      title: 'Videos',
      cell: ({ hasBothVideos }) => (hasBothVideos ? 'Both' : <Badge tone="danger">Missing</Badge>),
    },
    { title: 'Deposit', cell: depositOf },
    { title: 'Waits since', cell: ({ waitingSince }) => <Day time={waitingSince} /> },
    {
      title: 'State',
      cell: ({ state, group }) =>
        group ? <TextLink href={`/desk/groups/${group}`}>{states[state]}</TextLink> : states[state],
    },
  ],
} as const satisfies ListSpec<DeskRegistration>;

export default listPage(registrations, deskRegistrationList);
