import { join } from 'node:path';

/** The SQL migrations, the same for every PostgreSQL. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');
