/**
 * `npm run bench [-- --rounds N]`: compares the composed site with a static file, stock federation
 * and a monolith.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { startApi } from '@emberite/delivery/start';
import { ensureChromium, launchChromium } from '../../tools/chromium.ts';
import { watchOthers } from './measure/others.ts';
import { measureThroughput } from './measure/throughput.ts';
import { chart } from './report/chart.ts';
import { warning } from './report/disturbed.ts';
import { measures, throughput } from './report/measures.ts';
import type { Contender } from './report/results.ts';
import { contenders, createResults } from './report/results.ts';
import { surroundings } from './report/surroundings.ts';
import { table } from './report/table.ts';
import { runRound } from './rounds.ts';
import { publishComposed } from './sites/composed.ts';
import { benchConfig, benchSites } from './sites/config.ts';
import { registerMember } from './sites/testing/member.ts';
import { publishMonolith } from './sites/monolith.ts';
import { startSite } from './sites/startSite.ts';
import { publishStatic } from './sites/static.ts';
import { publishStock } from './sites/stock.ts';

const log = (line: string) => process.stdout.write(`${pc.dim(line)}\n`);

function roundsOf(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new InvalidArgumentError('It must be an integer above 0.');
}

interface Options {
  rounds: number;
  only: string;
  chart?: string;
}

const options = new Command('npm run bench --')
  .description('Compares the composed site with a static file, stock federation and a monolith.')
  .option('--rounds <number>', 'how many rounds to measure', roundsOf, 5)
  .option('--only <text>', 'measure only lines with this text, e.g. /login or preloaded', '')
  .option('--chart <file>', 'draw the main lines as an SVG')
  .parse()
  .opts<Options>();

/** The steps that undo what was started, to run in reverse order. */
const undo: (() => Promise<unknown>)[] = [];

async function end(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

async function bench({ rounds, only, chart: chartFile }: Options): Promise<void> {
  const wants = (measure: string) => measure.includes(only);
  const wanted = measures.filter(({ name }) => wants(name));
  if (wanted.length === 0) throw new Error(`No line has the text ${only}.`);
  ensureChromium(log);
  const folder = await mkdtemp(join(tmpdir(), 'ember-bench-'));
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const config = benchConfig(folder);
  const sites = await benchSites(config);

  const composed = await publishComposed(folder, sites.composed, log);
  log('Building the references …');
  const stores = {
    static: await publishStatic(folder, composed, sites),
    composed,
    stock: await publishStock(folder, composed, sites.stock),
    monolith: await publishMonolith(folder, sites.monolith),
  };
  log('Starting the API and a gateway for each …');

  const api = await startApi(config, { output: new PassThrough().resume(), log: () => {} });
  undo.push(api.close);
  const cookies = await registerMember(api.url);
  const urls = {} as Record<Contender, string>;
  for (const contender of contenders) {
    const running = await startSite(stores[contender], sites[contender], api.url);
    undo.push(running.close);
    urls[contender] = running.url;
  }
  const browser = await launchChromium({
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  undo.push(() => browser.close());

  const results = createResults();
  const [load = 0] = loadavg();
  for (let round = 0; round < rounds; round += 1) {
    log(`Round ${round + 1} of ${rounds}`);
    await runRound({ browser, urls, cookies, wants, results, log }, round);
  }
  for (const contender of wants(throughput) ? contenders : []) {
    log(`Documents per second: ${contender} …`);
    const others = watchOthers();
    const perSecond = await measureThroughput(urls[contender]);
    results.add(throughput, contender, perSecond, others());
  }
  const facts = surroundings(browser.version(), rounds, load);
  const notes = [warning(wanted, results), facts.join('\n')].filter((note) => note !== undefined);
  process.stdout.write(`\n${[table(wanted, results), ...notes].join('\n\n')}\n`);
  if (chartFile) await writeFile(chartFile, chart(results, new Date(), rounds));
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Ctrl-C may arrive twice, once from the terminal and once from npm.
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    void end().then(() => process.exit(130));
  });
}

try {
  await bench(options);
} catch (error) {
  // After Ctrl-C, running steps fail because their browser and servers are gone.
  if (!interrupted) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} finally {
  await end();
}
