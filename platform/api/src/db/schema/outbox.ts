import { bigserial, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Notice } from '../../mail/notice.ts';
import { time } from './time.ts';
import { userId } from './userId.ts';

/** Notices that the mail server has not accepted yet. A deleted account takes its own along. */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  userId: userId(),
  notice: jsonb().$type<Notice>().notNull(),
  createdAt: time().notNull(),
  /** When somebody began to send it last. */
  triedAt: time().notNull(),
});
