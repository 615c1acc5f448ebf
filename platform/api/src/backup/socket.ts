import type { Log } from '@emberite/config/log';
import { ask, offer } from '../control/socket.ts';
import { copyEmbedded } from './copy.ts';
import type { WhileStill } from './copy.ts';

/**
 * Makes a backup whenever `npm run backup` requests one: only this process can halt the embedded
 * database. Resolves with a function that stops it.
 */
export const offerBackup = (
  dataDir: string,
  whileStill: WhileStill,
  log: Log,
): Promise<() => void> =>
  offer(
    dataDir,
    'backup',
    async (target) => {
      await copyEmbedded(dataDir, target, whileStill);
      log({ event: 'backup-made' });
      return '';
    },
    log,
  );

/**
 * Asks the running site for a backup to the folder `target`, an absolute path. Resolves with false
 * if no site is running.
 */
export const askForBackup = async (dataDir: string, target: string): Promise<boolean> =>
  (await ask(dataDir, 'backup', target)) !== null;
