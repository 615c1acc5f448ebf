/**
 * `npm run bench [-- --rounds N]`: compares the composed site with a static file, stock federation
 * and a monolith, and with itself when it has many remotes.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import type { SiteConfig } from '@emberite/sdk/release';
import { startApi } from '@emberite/delivery/start';
import { ensureChromium, launchChromium } from '../../tools/chromium.ts';
import { chart } from './report/chart.ts';
import { warning } from './report/disturbed.ts';
import type { Comparison } from './report/measures.ts';
import { applications, growth } from './report/measures.ts';
import type { Contender } from './report/results.ts';
import { contenders, createResults, crowdNames, crowds } from './report/results.ts';
import { surroundings } from './report/surroundings.ts';
import { table } from './report/table.ts';
import type { Setting } from './rounds.ts';
import { runRound } from './rounds.ts';
import { publishComposed } from './sites/composed.ts';
import { benchConfig, benchSites } from './sites/config.ts';
import { startCrowd } from './sites/crowd.ts';
import { registerMember } from './sites/testing/member.ts';
import { buildScaffold } from './sites/scaffold.ts';
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
  .option(
    '--only <text>',
    'measure only lines with this text, e.g. /login, or with this column',
    '',
  )
  .option('--chart <file>', 'draw the main lines as an SVG')
  .parse()
  .opts<Options>();

/** The steps that undo what was started, to run in reverse order. */
const undo: (() => Promise<unknown>)[] = [];

async function end(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

/** Starts something that is to be closed at the end. */
async function start<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const running = await starting;
  undo.push(() => running.close());
  return running;
}

/** Where the composed site is, and what the others are made with. */
interface Place {
  folder: string;
  sites: Record<Contender, SiteConfig>;
  /** Folder of the composed store. */
  composed: string;
  apiUrl: string;
}

async function startContenders({ folder, sites, composed, apiUrl }: Place) {
  log('Building the references …');
  const stores = {
    static: await publishStatic(folder, composed, sites.static),
    composed,
    stock: await publishStock(folder, composed, sites.stock),
    monolith: await publishMonolith(folder, sites.monolith),
  };
  const running: Setting['sites'] = {};
  for (const contender of contenders) {
    const { siteUrl: url } = sites[contender];
    running[contender] = await start(startSite({ store: stores[contender], url, apiUrl }));
  }
  return running;
}

async function startCrowds({ folder, sites, composed, apiUrl }: Place, scaffold: string) {
  const running: Setting['crowds'] = {};
  for (const name of crowdNames) {
    log(`Publishing a site with ${name} …`);
    const config = { ...benchConfig(folder), site: sites.composed };
    running[name] = await start(startCrowd(crowds[name], composed, scaffold, config, apiUrl));
  }
  return running;
}

async function bench({ rounds, only, chart: chartFile }: Options): Promise<void> {
  const linesOf = ({ columns, measures }: Comparison) =>
    measures.filter(({ name }) => name.includes(only) || columns.some((column) => column === only));
  const comparisons = [applications, growth]
    .map((one) => ({ ...one, measures: linesOf(one) }))
    .filter((one) => one.measures.length > 0);
  const lines = comparisons.flatMap(({ measures }) => measures);
  if (lines.length === 0) throw new Error(`No line has the text ${only}.`);
  ensureChromium(log);
  const folder = await mkdtemp(join(tmpdir(), 'ember-bench-'));
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const config = benchConfig(folder);
  const sites = await benchSites(config);

  const composed = await publishComposed(folder, sites.composed, log);
  const api = await start(startApi(config, { output: new PassThrough().resume(), log: () => {} }));
  await api.listening;
  const place = { folder, sites, composed, apiUrl: api.url };
  const scaffold = await buildScaffold();
  const setting = {
    sites: linesOf(applications).length > 0 ? await startContenders(place) : {},
    crowds: linesOf(growth).length > 0 ? await startCrowds(place, scaffold) : {},
    cookies: await registerMember(api.url),
    folder,
    scaffold,
    wants: (measure: string) => lines.some(({ name }) => name === measure),
    log,
  };
  const browser = await start(
    launchChromium({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }),
  );

  const results = createResults();
  const [load = 0] = loadavg();
  for (let round = 0; round < rounds; round += 1) {
    log(`Round ${round + 1} of ${rounds}`);
    await runRound({ ...setting, browser, results }, round);
  }
  const facts = surroundings(browser.version(), rounds, load);
  const notes = [warning(lines, results), facts.join('\n')].filter((note) => note !== undefined);
  const tables = comparisons.map((one) => table(one, results));
  process.stdout.write(`\n${[...tables, ...notes].join('\n\n')}\n`);
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
