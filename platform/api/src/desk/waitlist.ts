import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { deskWaitlist } from '@emberite/contract/deskWaitlist';
import { waitlist } from '../db/schema.ts';
import { listEndpoints } from './list.ts';

/** The waiting list, with hosts who have applied. */
export const waitlistEndpoints = listEndpoints(deskWaitlist, {
  async find({ input, db }) {
    const rows = await db
      .select()
      .from(waitlist)
      .where(and(isNotNull(waitlist.confirmedAt), input.role && eq(waitlist.role, input.role)))
      .orderBy(asc(waitlist.confirmedAt), asc(waitlist.secretHash));
    return rows.map(({ email, role, place, idea, confirmedAt, createdAt }) => ({
      email,
      role,
      place,
      idea,
      confirmedAt: (confirmedAt ?? createdAt).toISOString(),
    }));
  },
  // They have no id. An operator who has an address finds them by it, and the log names nobody.
  seen: ({ email }) => [
    `waitlist:${createHash('sha256').update(email).digest('hex').slice(0, 16)}`,
  ],
  lines: (row) => [row],
  columns: {
    Address: ({ email }) => email,
    Role: ({ role }) => role,
    Place: ({ place }) => place,
    Idea: ({ idea }) => idea,
    'Confirmed at': ({ confirmedAt }) => confirmedAt,
  },
});
