import { setTimeout as wait } from 'node:timers/promises';
import { hour, minute, second } from './clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { sweep } from './sweep.ts';
import { orphanAbandoned, deleteOrphanedFiles } from './files/orphanedFiles.ts';
import { failed } from './errorFields.ts';
import { tendGroups } from './groups/tend.ts';
import { oweCalledOff, refundOldDeposits } from './payments/deposits.ts';
import { settleRefunds } from './payments/refunds.ts';
import type { Services } from './services.ts';

/** How long the end of the API waits for what is being cleaned up, in milliseconds. */
const patience = 10 * second;

/**
 * Removes what has expired and what killed processes left behind, until `ending` is aborted. Failures are only logged:
 * the next run tries again.
 */
async function clean(
  services: Services,
  tidy: OpenDatabase['tidy'],
  ending: AbortSignal,
): Promise<void> {
  const { db, clock, incoming, log } = services;
  const steps = [
    () => sweep(db, clock()),
    () => orphanAbandoned(services),
    () => deleteOrphanedFiles(services),
    () => incoming.clear(),
    () => oweCalledOff(services),
    () => settleRefunds(services, ending),
    () => refundOldDeposits(services, ending),
    tidy,
  ];
  for (const step of steps) {
    if (ending.aborted) return;
    await step().catch((error: unknown) => log(failed('cleaning-failed', error)));
  }
}

/**
 * Cleans up now and every hour, and does what is due for groups every five minutes, one run at a time. If the clock has
 * jumped ahead since the start, it deletes, refunds and decides nothing.
 */
export function keepClean(services: Services, tidy: OpenDatabase['tidy']) {
  const { clock, log } = services;
  const ahead = () => clock().getTime() - performance.now();
  const began = ahead();
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    // A clock that jumps during a run counts from the next one on.
    const now = clock();
    const still = { ...services, clock: () => now };
    return (running ??= clean(still, tidy, ending.signal).finally(() => (running = null)));
  };
  let tending: Promise<void> | null = null;
  const tend = () =>
    (tending ??= tendGroups(services, ending.signal)
      .catch((error: unknown) => log(failed('groups-failed', error)))
      .finally(() => (tending = null)));
  const first = run().then(tend);
  const hoursJumped = () => Math.round((ahead() - began) / hour);
  const timers = [
    setInterval(() => {
      const hours = hoursJumped();
      if (hours > 0) log({ event: 'clock-jumped', level: 'error', hours });
      else void run();
    }, hour),
    // A reminder that comes an hour early does no harm.
    setInterval(() => void (hoursJumped() <= 1 && tend()), 5 * minute),
  ];
  for (const timer of timers) timer.unref();
  return {
    /** Resolves once the run at the start is over. */
    first,
    /** Does what is due for groups now. Failures are only logged. */
    tend,
    /** Stops it, and waits 10 seconds at most for the run that is in progress. */
    async end() {
      for (const timer of timers) clearInterval(timer);
      ending.abort();
      const limit = wait(patience, undefined, { ref: false });
      await Promise.race([Promise.all([running, tending]), limit]);
    },
  };
}
