import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GroupEvent } from '../../groups/notices.ts';
import { groups } from './groups.ts';
import { time } from './time.ts';

/**
 * Mails about groups that the mail server has not taken yet: what they tell, from which they are written when they are
 * sent. So no secret of a link is stored.
 */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** The address of a member, or of somebody who has deleted their account. */
  to: text().notNull(),
  groupId: text()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' }),
  event: jsonb().$type<GroupEvent>().notNull(),
  createdAt: time().notNull(),
  /** When somebody began to send it last. */
  triedAt: time().notNull(),
});
