import { after, hour } from './clock.ts';
import { sweep } from './db/sweep.ts';
import { removeLoose } from './files/loose.ts';
import { errorFields } from './log.ts';
import { refundOldDeposits } from './payments/deposits.ts';
import type { Services } from './services.ts';

async function clean(services: Services): Promise<void> {
  const now = services.clock();
  await sweep(services.db, now);
  await removeLoose(services, now);
  await services.incoming.clear(after(new Date(), -hour));
  await refundOldDeposits(services);
}

/**
 * Puts in order what a process that was killed left behind. When no other process uses the database
 * and the folder (`isAlone`), whatever was under way is not any more.
 */
export async function cleanAtStart(services: Services, isAlone: boolean): Promise<void> {
  await clean(services);
  if (!isAlone) return;
  await removeLoose(services, after(services.clock(), hour));
  await services.incoming.clear(new Date());
}

/** Cleans up every hour; a failure is only logged, since nothing depends on it. */
export function cleanHourly(services: Services): () => void {
  const timer = setInterval(() => {
    clean(services).catch((error: unknown) =>
      services.log.error('cleaning-failed', errorFields(error)),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
