import { timestamp } from 'drizzle-orm/pg-core';

export const time = () => timestamp({ withTimezone: true, mode: 'date' });
