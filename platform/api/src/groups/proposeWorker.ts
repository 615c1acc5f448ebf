/** Runs as a worker: posts the groups that it proposes from what it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { propose, shortages } from './propose.ts';
import type { Waiting } from './propose.ts';
import type { Proposals } from './proposing.ts';

const waiting = workerData as Waiting;
const groups = await propose(waiting);
const proposals: Proposals = { groups, missing: shortages(groups, waiting) };
parentPort?.postMessage(proposals, []);
