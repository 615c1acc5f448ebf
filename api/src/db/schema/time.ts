import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column. */
export const time = () => timestamp({ withTimezone: true, mode: 'date' });
