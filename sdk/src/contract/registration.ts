import { z } from './zod.ts';

/** What a user registered for: the wizard's `night-out`, or a `poetry-night`. */
const registrationKindSchema = z.enum(['night-out', 'poetry-night']);

/**
 * A registration. `availability` are option values, or dates for a poetry night. Budgets are in
 * dollars.
 */
export const registrationSchema = z.object({
  id: z.string(),
  kind: registrationKindSchema,
  availability: z.array(z.string()),
  activities: z.array(z.string()),
  budget: z.object({ ideal: z.string(), max: z.string() }).nullable(),
  depositAgreement: z.enum(['yes', 'no']),
  createdAt: z.iso.datetime(),
});

/** A member's refundable deposit. `amount` is in dollars; times are ISO. */
export const depositSchema = z.object({
  status: z.enum(['paid', 'refunded']),
  amount: z.number(),
  paidAt: z.iso.datetime(),
  refundedAt: z.iso.datetime().nullable(),
});

export type Registration = z.infer<typeof registrationSchema>;
export type Deposit = z.infer<typeof depositSchema>;
