import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Proposed, Shortage, Waiting } from './propose.ts';

const worker = new URL('./proposeWorker.ts', import.meta.url);

/** Groups, and who is missing for more. */
export interface Proposals {
  groups: Proposed[];
  missing: Shortage[];
}

/** Proposes groups in a worker, because the solver takes seconds in which this thread would answer nobody. */
export async function proposeInWorker(waiting: Waiting): Promise<Proposals> {
  const solving = new Worker(worker, { workerData: waiting, env: {}, execArgv: [] });
  try {
    // Rejects with the error in the worker.
    const [proposals] = (await once(solving, 'message')) as [Proposals];
    return proposals;
  } finally {
    await solving.terminate();
  }
}
