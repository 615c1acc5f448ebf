/** The worker that reads the stylesheets of a remote for `layers.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GateFailure } from '@emberite/release';
import { outside } from './layers.ts';
import type { Sheets } from './layers.ts';

const { remote, sheets } = workerData as Sheets;
parentPort!.postMessage(
  sheets.flatMap(({ file, css }): GateFailure[] => {
    const found = outside(css, remote);
    return found === undefined ? [] : [{ kind: 'layer', says: `${file} has ${found}` }];
  }),
  [],
);
