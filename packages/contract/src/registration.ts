import { z } from './zod.ts';

/** What a user registered for: the wizard's `night-out`, or a `poetry-night`. */
const registrationKindSchema = z.enum(['night-out', 'poetry-night']);

/**
 * A registration. `availability` are option values, or dates for a poetry night. `experiences` are
 * the ids of those that the member would like to join. Budgets are in dollars.
 */
export const registrationSchema = z.object({
  id: z.string(),
  kind: registrationKindSchema,
  experiences: z.array(z.string()),
  availability: z.array(z.string()),
  activities: z.array(z.string()),
  budget: z.object({ ideal: z.string(), max: z.string() }).nullable(),
  depositAgreement: z.enum(['yes', 'no']),
  createdAt: z.iso.datetime(),
});

const amount = z.number();
const time = z.iso.datetime();

/**
 * A member's refundable deposit. `amount` is in dollars; times are ISO. A `pending` payment waits for
 * the member's bank; once that has taken long, `payableAgain`, the member may pay another way. A
 * `failed` one was refused by the bank, and nothing was charged. Of a `paid` one, `refund` says that it
 * has been sent back: it is `under-way` until that is confirmed, or the bank has `refused` it, and it is
 * tried again. One that `isUsed` counts for an evening that has taken place or is settled, and stays with the service.
 */
export const depositSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('pending'),
    amount,
    startedAt: time,
    payableAgain: z.boolean(),
  }),
  z.object({ status: z.literal('failed'), amount, startedAt: time }),
  z.object({
    status: z.literal('paid'),
    amount,
    paidAt: time,
    refund: z.enum(['under-way', 'refused']).optional(),
    isUsed: z.boolean().optional(),
  }),
  z.object({ status: z.literal('refunded'), amount, paidAt: time, refundedAt: time }),
]);

/**
 * Whether a member can pay the deposit. `unavailable`: no payment service is configured, or the last
 * payment of this member could not be started. `unconfirmed`: the member has come back from a
 * payment, but the payment service cannot say yet whether it was made.
 */
export const paymentsSchema = z.enum(['open', 'unavailable', 'unconfirmed']);

/**
 * The place where a member lives, as they call it, and whether groups form there. `waiting` counts
 * the people, this member included, who will be notified when a closed place opens.
 */
export const memberPlaceSchema = z.object({
  label: z.string(),
  isOpen: z.boolean(),
  waiting: z.int(),
});

/**
 * How close a group for a night out is to forming. At least `atLeast` people in the member's place,
 * the member included, share a time and an activity or experience with the member; a group needs
 * `needed`. The number is coarse, so that it reveals nothing about anyone.
 */
export const groupSchema = z.object({ atLeast: z.int(), needed: z.int() });

export type Group = z.infer<typeof groupSchema>;
export type MemberPlace = z.infer<typeof memberPlaceSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Deposit = z.infer<typeof depositSchema>;
export type PaymentsState = z.infer<typeof paymentsSchema>;
