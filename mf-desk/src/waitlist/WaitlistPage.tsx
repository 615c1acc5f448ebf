import type { DeskWaitlistEntry } from '@emberite/contract/deskWaitlist';
import { Day } from '@emberite/ui-kit/Day';
import { EmailLink } from '../desk/EmailLink.tsx';
import { optionsOf } from '../desk/words.ts';
import type { ListSpec } from '../list/ListView.tsx';
import { deskWaitlist } from '@emberite/sdk/desk';
import { listPage } from '../list/ListPage.tsx';

const roles: Readonly<Record<DeskWaitlistEntry['role'], string>> = {
  guest: 'To become a member',
  host: 'To host',
  'poetry-night': 'For the next poetry night',
};

/** `/desk/waitlist`: who waits, and who applied to host. */
export const waitlist = {
  at: '/desk/waitlist',
  lead: 'People who have confirmed their address, and hosts who applied, the first one first.',
  noun: ['entry', 'entries'],
  filters: [{ name: 'role', label: 'Waits', options: optionsOf(roles) }],
  keyOf: ({ role, email }) => `${role} ${email}`,
  columns: [
    {
      title: 'Address',
      cell: ({ email }) => <EmailLink email={email} />,
    },
    { title: 'Waits', cell: ({ role }) => roles[role] },
    { title: 'Place', cell: ({ place }) => place },
    { title: 'Idea', cell: ({ idea }) => idea || null },
    { title: 'Since', cell: ({ confirmedAt }) => <Day time={confirmedAt} /> },
  ],
} as const satisfies ListSpec<DeskWaitlistEntry>;

export default listPage(waitlist, deskWaitlist);
