import { join } from 'node:path';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { expect, it } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';
import { readConfig } from '@emberite/config/site';
import { createGateway } from '@emberite/gateway';
import { openStore } from '@emberite/store';
import { liveSet, remoteDist, shellDist, tempFolder } from './testing/fixtures.ts';
import { send } from './testing/http.ts';
import { startSite } from './site.ts';

it.runIf(isFull)('is the only one that runs in its folder', async ({ task }) => {
  await using folder = await tempFolder();
  const dataDir = join(folder.path, 'data');
  const dists = [
    await shellDist(folder.path),
    await remoteDist(folder.path, { name: 'mf-home', text: 'first', paths: ['/'] }),
  ];
  /** `npm start` on a free port, with these builds instead of the sources. */
  async function start() {
    const port = await freePort();
    const config = readConfig({
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      CHROMIUM: 'none',
    });
    const started = new AsyncDisposableStack();
    await startSite(
      config,
      () => {},
      async (registry) => {
        for (const dist of dists) await writeRelease(dist);
        await registry?.publish(
          await Promise.all(dists.map(readPackage)),
          '',
          undefined,
          'A test.',
        );
        return createGateway;
      },
      started,
      AbortSignal.timeout(100_000),
    );
    return { port, close: () => started.disposeAsync() };
  }
  const site = await start();
  const live = await liveSet(openStore(join(dataDir, 'store')));
  await expect(start()).rejects.toThrow(
    `Another Ember site (process ${process.pid}) is using ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
  expect(await liveSet(openStore(join(dataDir, 'store')))).toBe(live);
  expect((await send(site.port, '/')).status).toBe(200);
  await site.close();
  await (await start()).close();
  row(task, 'accidents', {
    Accident: 'Two `npm start` in one folder',
    'What happens':
      'The second one ends at once, and says which process uses the folder. The first one notices nothing',
    'What to do': '`PORT=4001 DATA_DIR=.data-4001 npm start`',
  });
});
