import { defineDeskList, deskPersonSchema } from './desk.ts';
import { z } from './zod.ts';

const depositStatusSchema = z.enum(['pending', 'failed', 'paid', 'refunded']);
const time = z.iso.datetime();

/**
 * A deposit, as staff see it. `person` is null once the account is deleted, or has made a newer payment. `amount` is in dollars; times are ISO.
 * `provider` is `stripe`, or `local` for the local test checkout, and `reference` the payment's id there. `refund` is how its refund
 * stands in the words of Stripe (`due` before Stripe knows of one), and `dispute` whether the payer disputes the payment
 * at the bank; both are null without one.
 */
const deskDepositSchema = z.object({
  person: deskPersonSchema.nullable(),
  status: depositStatusSchema,
  amount: z.number(),
  provider: z.string(),
  reference: z.string(),
  recordedAt: time,
  paidAt: time.nullable(),
  refund: z
    .enum(['due', 'pending', 'requires_action', 'failed', 'canceled', 'succeeded'])
    .nullable(),
  refundedAt: time.nullable(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
});

/** Lists deposits and their refunds, the newest first. */
export const deskDepositList = defineDeskList(
  '/desk/deposits',
  { status: depositStatusSchema.optional() },
  deskDepositSchema,
);

export type DeskDeposit = z.infer<typeof deskDepositSchema>;
