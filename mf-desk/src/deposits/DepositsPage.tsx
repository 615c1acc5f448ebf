import type { DeskDeposit } from '@emberite/contract/deskDeposits';
import { Badge } from '@emberite/ui-kit/Badge';
import { Day } from '@emberite/ui-kit/Day';
import { PersonCell } from '../desk/PersonCell.tsx';
import { depositStatuses, optionsOf } from '../desk/words.ts';
import type { ListSpec } from '../list/ListView.tsx';
import { deskDepositList } from '@emberite/sdk/desk';
import { listPage } from '../list/ListPage.tsx';

/** What Stripe says about a refund. */
const refunds: Readonly<Record<NonNullable<DeskDeposit['refund']>, string>> = {
  due: 'Not sent yet',
  pending: 'On its way',
  requires_action: 'Waits for the payer',
  failed: 'Refused by the bank',
  canceled: 'Canceled',
  succeeded: 'Sent',
};

const disputes: Readonly<Record<NonNullable<DeskDeposit['dispute']>, string>> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
};

/** `/desk/deposits`: deposits and their refunds. */
export const deposits = {
  at: '/desk/deposits',
  lead: 'Deposits and their refunds, with what the payment service says. The newest first.',
  noun: ['deposit', 'deposits'],
  filters: [{ name: 'status', label: 'Status', options: optionsOf(depositStatuses) }],
  keyOf: ({ reference, recordedAt }) => `${reference} ${recordedAt}`,
  columns: [
    {
      title: 'Member',
      cell: ({ person }) =>
        person ? <PersonCell person={person} /> : 'An earlier payment, or a deleted account',
    },
    { title: 'Amount', cell: ({ amount }) => `$${amount}` },
    { title: 'Status', cell: ({ status }) => depositStatuses[status] },
    { title: 'Since', cell: ({ recordedAt }) => <Day time={recordedAt} /> },
    { title: 'Paid', cell: ({ paidAt }) => paidAt && <Day time={paidAt} /> },
    {
      title: 'Refund',
      cell: ({ refund, refundedAt }) =>
        refund && (
          <div>
            {refunds[refund]} {refundedAt && <Day time={refundedAt} />}
          </div>
        ),
    },
    {
      title: 'Dispute',
      cell: ({ dispute }) => dispute && <Badge tone="danger">{disputes[dispute]}</Badge>,
    },
    { title: 'Payment', cell: ({ provider, reference }) => `${provider}: ${reference}` },
  ],
} as const satisfies ListSpec<DeskDeposit>;

export default listPage(deposits, deskDepositList);
