import { line } from './line.ts';
import { z } from './zod.ts';

/** An invite code as typed, trimmed and in upper case. */
export const inviteCodeSchema = line(64).toUpperCase();

/**
 * An invite. `id` is the code, `expirationDate` an ISO time. `usageCount` never exceeds `maxUses`.
 */
export const inviteSchema = z.object({
  id: z.string(),
  expirationDate: z.iso.datetime(),
  maxUses: z.int(),
  usageCount: z.int(),
});

export type Invite = z.infer<typeof inviteSchema>;
