import { hour } from './clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { sweep } from './db/sweep.ts';
import { orphanAbandoned, deleteOrphanedFiles } from './files/orphanedFiles.ts';
import { failed } from './errorFields.ts';
import { refundOldDeposits } from './payments/deposits.ts';
import type { Services } from './services.ts';

/**
 * Removes what has expired and what killed processes left behind. Failures are only logged: the
 * next run tries again.
 */
async function clean(services: Services, tidy: OpenDatabase['tidy']): Promise<void> {
  const { db, clock, incoming, log } = services;
  const steps = [
    () => sweep(db, clock()),
    () => orphanAbandoned(services),
    () => deleteOrphanedFiles(services),
    () => incoming.clear(),
    () => refundOldDeposits(services),
    tidy,
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => log(failed('cleaning-failed', error)));
  }
}

/**
 * Cleans up now and every hour. Resolves after the first run, with a function that stops it. If the clock has jumped
 * ahead since the start, it deletes and refunds nothing.
 */
export async function keepClean(
  services: Services,
  tidy: OpenDatabase['tidy'],
): Promise<() => void> {
  const { clock, log } = services;
  const ahead = () => clock().getTime() - performance.now();
  const began = ahead();
  await clean(services, tidy);
  const timer = setInterval(() => {
    const hours = Math.round((ahead() - began) / hour);
    if (hours > 0) log({ event: 'clock-jumped', level: 'error', hours });
    else void clean(services, tidy);
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
