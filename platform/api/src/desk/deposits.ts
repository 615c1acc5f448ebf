import { desc, eq, sql } from 'drizzle-orm';
import { deskDepositList } from '@emberite/contract/deskDeposits';
import type { DeskDeposit } from '@emberite/contract/deskDeposits';
import { deposits, payments, profiles } from '../db/schema.ts';
import { listEndpoints } from './list.ts';
import { toDeskPerson } from './person.ts';

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** What the books say of a payment of which they do not know the payer. */
const bookedStatus = ({ refundedAt, amountCents }: typeof payments.$inferSelect) => {
  if (refundedAt) return 'refunded';
  return amountCents === null ? 'failed' : 'paid';
};

/**
 * The list of deposits and refunds: the current one of each member, and those in the books whose payer is not known any
 * more: a deleted account, or a member who has paid again since.
 */
export const depositEndpoints = listEndpoints(deskDepositList, {
  async find({ input, db }) {
    const rows = await db
      .select({ deposit: deposits, book: payments, profile: profiles })
      .from(deposits)
      .fullJoin(payments, eq(payments.reference, deposits.reference))
      .leftJoin(profiles, eq(profiles.userId, deposits.userId))
      .orderBy(desc(sql`coalesce(${payments.recordedAt}, ${deposits.startedAt})`));
    const all = rows.map(({ deposit, book, profile }): DeskDeposit => {
      // A row has a deposit, an entry in the books, or both.
      const { reference, provider, amountCents } = (deposit ?? book)!;
      const status = deposit ? deposit.status : bookedStatus(book!);
      const bookedAt = status === 'failed' ? null : book?.recordedAt;
      return {
        person: profile && toDeskPerson(profile),
        status,
        amount: (amountCents ?? 0) / 100,
        provider: provider ?? 'unknown',
        reference,
        recordedAt: (book ? book.recordedAt : deposit!.startedAt).toISOString(),
        paidAt: iso(deposit ? deposit.paidAt : bookedAt),
        refund: book?.refund ?? null,
        refundedAt: iso(deposit?.refundedAt ?? book?.refundedAt),
        dispute: book?.dispute ?? null,
      };
    });
    return all.filter(({ status }) => !input.status || status === input.status);
  },
  seen: ({ person }) => (person ? [person.id] : []),
  lines: (row) => [row],
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
