import { hour } from './clock.ts';
import { sweep } from './db/sweep.ts';
import { orphanAbandoned, deleteOrphanedFiles } from './files/orphanedFiles.ts';
import { errorFields } from './log.ts';
import { refundOldDeposits } from './payments/deposits.ts';
import type { Services } from './services.ts';

/**
 * Puts in order what has expired and what a process that was killed left behind. A failure is only
 * logged, since nothing depends on it: the next time will do.
 */
async function clean(services: Services): Promise<void> {
  const { db, clock, incoming, log } = services;
  const steps = [
    () => sweep(db, clock()),
    () => orphanAbandoned(services),
    () => deleteOrphanedFiles(services),
    () => incoming.clear(),
    () => refundOldDeposits(services),
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => log.error('cleaning-failed', errorFields(error)));
  }
}

/** Cleans up now and every hour; resolves when the first time is done, with the way to end it. */
export async function keepClean(services: Services): Promise<() => void> {
  await clean(services);
  const timer = setInterval(() => void clean(services), hour);
  timer.unref();
  return () => clearInterval(timer);
}
