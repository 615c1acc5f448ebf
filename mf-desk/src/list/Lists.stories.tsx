import type { Loaded } from '@emberite/sdk/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deposits } from '../deposits/DepositsPage.tsx';
import { groups } from '../groups/GroupsPage.tsx';
import { registrations } from '../registrations/RegistrationsPage.tsx';
import * as samples from '../testing/samples.ts';
import { waitlist } from '../waitlist/WaitlistPage.tsx';
import { ListView } from './ListView.tsx';
import type { ListSpec, Rows } from './ListView.tsx';

const ready = <Row,>(...rows: Row[]): Loaded<Rows<Row>> => ({
  status: 'ready',
  value: { rows, csv: '/api/desk/list.csv' },
});

/** A list in a state. */
function show<Row>(list: ListSpec<Row>, loaded: Loaded<Rows<Row>>, chosen = {}): Story {
  return {
    render: () => (
      <ListView {...list} {...{ chosen, loaded }} onChoose={() => {}} onRetry={() => {}} />
    ),
  };
}

export default { title: 'mf-desk/Lists', parameters: { ground: 'bare' } } satisfies Meta;
type Story = StoryObj;

export const Registrations = show(registrations, ready(...samples.registrations));

export const Loading = show(registrations, { status: 'loading' });

export const Empty = show(registrations, ready());

export const NoneFit = show(registrations, ready(), { experience: 'karaoke' });

export const Failed = show(registrations, {
  status: 'failed',
  message: 'We cannot reach Ember. Please check your connection and try again.',
});

export const WaitingList = show(waitlist, ready(...samples.entries));

export const Deposits = show(deposits, ready(...samples.deposits));

export const Groups = show(
  groups,
  ready(samples.group, { ...samples.group, id: 'group-2', status: 'called-off' }),
  { status: 'inviting' },
);
