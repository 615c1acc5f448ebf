import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { userId } from './userId.ts';

/** Members' videos, one per prompt. The files are named after the id. */
export const videos = pgTable(
  'videos',
  {
    id: text().primaryKey(),
    userId: userId(),
    promptId: text().notNull(),
    promptType: text({ enum: ['fun', 'useful', 'daily'] }).notNull(),
    /** `video/mp4` or `video/webm`. */
    contentType: text().notNull(),
    hasPoster: boolean().notNull(),
    /** What is said in it; empty if the member did not write it. */
    captions: text().notNull().default(''),
    createdAt: time().notNull(),
  },
  (table) => [unique('videos_prompt').on(table.userId, table.promptId)],
);

/** Files that no video owns: not yet, or no longer. */
export const orphanedFiles = pgTable('orphaned_files', {
  key: text().primaryKey(),
  /** The number of the process that is writing it. Null means to be deleted. */
  writer: integer(),
});
