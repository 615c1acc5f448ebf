import { join } from 'node:path';

/** The SQL that brings the tables up to date, the same for every PostgreSQL. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');
