import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a moment. */
export const time = () => timestamp({ withTimezone: true, mode: 'date' });
