import { join } from 'node:path';
import { siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../freePort.ts';
import { applications, throughput } from './report/measures.ts';
import type { Contender } from './report/results.ts';
import { createResults } from './report/results.ts';
import { table } from './report/table.ts';
import { runRound } from './rounds.ts';
import type { Setting } from './rounds.ts';
import { smallest } from './scale.ts';
import type { RunningSite } from './sites/startSite.ts';
import { startSite } from './sites/startSite.ts';
import { isFull } from '../../sample.ts';

const none = () => Promise.reject(new Error('Nobody needs it.'));

/** A round of one measure, with these sites. */
const setting = (sites: Record<Contender, Promise<RunningSite>>, signal: AbortSignal): Setting => ({
  sites: {
    contender: (name) => sites[name],
    crowd: none,
    cookies: none,
    scaffold: none,
    version: none,
  },
  openTab: none,
  openOldTab: none,
  scale: smallest,
  folder: '',
  wants: (measure) => measure === throughput,
  results: createResults(),
  log: () => {},
  signal,
});

it.runIf(isFull)(
  'measures on when a contender does not start, and when another one ends',
  async () => {
    await using folder = await tempFolder();
    await siteWith(folder.path, { name: 'mf-home', text: 'Hello', paths: ['/'] });
    const start = async () => {
      const url = `http://localhost:${await freePort()}`;
      return startSite({ store: join(folder.path, 'store'), url, apiUrl: 'http://127.0.0.1:1' });
    };
    const [runs, ended] = [await start(), await start()];
    onTestFinished(runs.close);
    await ended.close();
    const broken = Promise.reject(new Error('mf-home failed to build:\nNo \u001b[31msuch | file'));
    broken.catch(() => {});
    const sites = {
      static: Promise.resolve(ended),
      composed: Promise.resolve(runs),
      stock: broken,
      monolith: Promise.resolve(runs),
    };
    const interrupted = new AbortController();
    const one = setting(sites, interrupted.signal);
    await runRound(one, 0);
    const measures = applications.measures.filter(({ name }) => name === throughput);
    const line = table({ ...applications, measures }, one.results)
      .split('\n')
      .at(-1)!
      .split('|')
      .map((cell) => cell.trim().replace(' (!)', ''));
    expect(line.slice(1, 6)).toEqual([
      throughput,
      'failed',
      expect.stringMatching(/^\d+ \/s$/),
      'failed',
      expect.stringMatching(/^\d+ \/s$/),
    ]);
    expect(line.at(-2)).toMatch(
      /^static failed: .*\d+ times under load\., stock failed: mf-home failed to build\.$/,
    );

    interrupted.abort(new Error('Ctrl-C'));
    await expect(runRound(one, 1)).rejects.toThrow('Ctrl-C');
  },
);
