import { desc, eq } from 'drizzle-orm';
import { deskDepositList } from '@emberite/contract/deskDeposits';
import type { DeskDeposit } from '@emberite/contract/deskDeposits';
import { deposits, payments, profiles } from '../db/schema.ts';
import { listEndpoints } from './list.ts';
import { toDeskPerson } from './person.ts';

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** What the books say of a payment whose payer is gone. */
const bookedStatus = ({ refundedAt, amountCents }: typeof payments.$inferSelect) => {
  if (refundedAt) return 'refunded';
  return amountCents === null ? 'failed' : 'paid';
};

/** The list of deposits and refunds: those of members, and those in the books whose payer is gone. */
export const depositEndpoints = listEndpoints(deskDepositList, {
  async find({ input, db }) {
    const rows = await db
      .select({ deposit: deposits, book: payments, profile: profiles })
      .from(deposits)
      .fullJoin(payments, eq(payments.reference, deposits.reference))
      .leftJoin(profiles, eq(profiles.userId, deposits.userId))
      .orderBy(desc(payments.recordedAt), desc(deposits.startedAt));
    const all = rows.flatMap(({ deposit, book, profile }): DeskDeposit[] => {
      const reference = deposit?.reference ?? book?.reference;
      const recordedAt = iso(book?.recordedAt ?? deposit?.startedAt);
      const status = deposit?.status ?? (book && bookedStatus(book));
      if (!reference || !recordedAt || !status) return [];
      return [
        {
          person: profile && toDeskPerson(profile),
          status,
          amount: (deposit?.amountCents ?? book?.amountCents ?? 0) / 100,
          provider: deposit?.provider ?? book?.provider ?? 'unknown',
          reference,
          recordedAt,
          paidAt: iso(deposit ? deposit.paidAt : status === 'failed' ? null : book?.recordedAt),
          refund: book?.refund ?? null,
          refundedAt: iso(deposit?.refundedAt ?? book?.refundedAt),
          dispute: book?.dispute ?? null,
        },
      ];
    });
    return { deposits: all.filter(({ status }) => !input.status || status === input.status) };
  },
  seen: (found) => found.deposits.flatMap(({ person }) => person?.id ?? []),
  rows: (found) => found.deposits,
  columns: {
    Address: ({ person }) => person?.email ?? null,
    Status: ({ status }) => status,
    Amount: ({ amount }) => amount,
    Provider: ({ provider }) => provider,
    Reference: ({ reference }) => reference,
    'Recorded at': ({ recordedAt }) => recordedAt,
    'Paid at': ({ paidAt }) => paidAt,
    Refund: ({ refund }) => refund,
    'Refunded at': ({ refundedAt }) => refundedAt,
    Dispute: ({ dispute }) => dispute,
  },
});
