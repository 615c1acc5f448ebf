import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { lockDataDir } from '@emberite/config/lock';
import { loadOptional } from '@emberite/config/optional';

/**
 * Opens and migrates the configured database: the embedded one in `dataDir`, locked for this
 * process, or the server at `databaseUrl`.
 */
export async function openDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await loadOptional(
      () => import('./postgres.ts'),
      'DATABASE_URL',
      'pg',
    );
    return openPostgres(databaseUrl, onError);
  }
  using locked = new DisposableStack();
  locked.use(lockDataDir(dataDir, 'API'));
  const opened = await openEmbedded(dataDir);
  const held = locked.move();
  return { ...opened, close: () => opened.close().finally(() => held.dispose()) };
}
