import { setTimeout as wait } from 'node:timers/promises';
import type { Outage } from '@emberite/config/log';
import { after, second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { limits } from '../db/schema.ts';
import { errorFields } from '../errorFields.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint } from '../endpoint/handle.ts';

/** How long the database may take to respond, in milliseconds. */
const databaseTimeout = 3 * second;

/**
 * Writes a row and commits it: a full disk or a read-only server still serves reads. The row is
 * always the same one, and the sweep may delete it.
 */
async function write(db: Database): Promise<void> {
  const expiresAt = after(new Date(), second);
  await db
    .insert(limits)
    .values({ key: 'ready', count: 0, expiresAt })
    .onConflictDoUpdate({ target: limits.key, set: { expiresAt } });
}

/** Resolves with whether the database confirms a write in time. */
export async function checkDatabase(db: Database, outage: Outage): Promise<boolean> {
  try {
    const first = await Promise.race([write(db), wait(databaseTimeout, 'late', { ref: false })]);
    if (first === 'late') throw new Error('The database takes too long to respond.');
    outage.ended();
    return true;
  } catch (error) {
    outage.began(errorFields(error));
    return false;
  }
}

export const healthEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/health',
    about: 'Returns {"status":"ok"} while the process is running.',
    respond: async ({ c }) => c.json({ status: 'ok' }),
  },
  {
    method: 'GET',
    path: '/ready',
    about: 'Returns {"status":"ready"} while the database can write too, and 503 otherwise.',
    async respond({ c, db, outage }) {
      if (!(await checkDatabase(db, outage))) throw new ApiFailure('not-ready');
      return c.json({ status: 'ready' });
    },
  },
];
