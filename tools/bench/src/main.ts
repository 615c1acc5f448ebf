/**
 * `npm run bench [-- --rounds N]`: compares the composed site with a static file, stock federation
 * and a monolith, and with itself when it has many remotes.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';
import { ensureChromium, launchChromium } from '../../chromium.ts';
import { tabsOn } from './measure/tab.ts';
import { chart } from './report/chart.ts';
import { warning } from './report/disturbed.ts';
import { figuresOf } from './report/figures.ts';
import type { Comparison } from './report/measures.ts';
import { applications, growth } from './report/measures.ts';
import { contenders, createResults, crowdNames } from './report/results.ts';
import { surroundings } from './report/surroundings.ts';
import { table } from './report/table.ts';
import { runRound } from './rounds.ts';
import { smallest, whole } from './scale.ts';
import { prepareSites } from './sites/startSites.ts';

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
  json: string;
  smoke?: string;
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
  .option('--json <file>', 'where to write the figures', '.cache/bench.json')
  .addOption(
    new Option(
      '--smoke <store>',
      'each part once, as fast as it goes, with the releases there: shows only that it works',
    )
      .implies({ rounds: 1 })
      .conflicts('chart'),
  )
  .parse()
  .opts<Options>();

/** What runs, and how to end it. */
const running = new AsyncDisposableStack();
const interrupted = new AbortController();

/** Starts the browser. */
async function openBrowser() {
  ensureChromium(log);
  const ignored = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return running.use(await launchChromium(ignored));
}

/** Measures what is wanted, prints and writes it. Returns whether all of it could be measured. */
async function bench({ rounds, only, smoke, ...files }: Options): Promise<boolean> {
  const linesOf = ({ columns, measures }: Comparison) =>
    measures.filter(({ name }) => name.includes(only) || columns.some((column) => column === only));
  const comparisons = [applications, growth]
    .map((one) => ({ ...one, measures: linesOf(one) }))
    .filter((one) => one.measures.length > 0);
  const lines = comparisons.flatMap(({ measures }) => measures);
  if (lines.length === 0) throw new Error(`No line has the text ${only}.`);
  const scale = smoke ? smallest : whole;
  const folder = await mkdtemp(join(tmpdir(), 'ember-bench-'));
  running.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

  const sites = await prepareSites({ folder, store: smoke, scale, running, log });
  const starts = [
    ...(linesOf(applications).length > 0 ? contenders : []).map(
      (name) => () => sites.contender(name),
    ),
    ...(linesOf(growth).length > 0 ? crowdNames : []).map((name) => () => sites.crowd(name)),
  ];
  // Nothing starts while something is measured. What fails here fails again where it is measured, and is noted there.
  if (!scale.atOnce) for (const start of starts) await Promise.allSettled([start()]);
  const browser = openBrowser();
  await Promise.allSettled([browser]);

  const results = createResults();
  const [load = 0] = loadavg();
  const setting = {
    sites,
    openTab: tabsOn(browser, scale.device),
    openOldTab: tabsOn(browser, scale.oldDevice),
    scale,
    folder,
    wants: (measure: string) => lines.some(({ name }) => name === measure),
    results,
    log,
    signal: interrupted.signal,
  };
  for (let round = 0; round < rounds; round += 1) {
    log(`Round ${round + 1} of ${rounds}`);
    await runRound(setting, round);
  }
  const version = await browser.then(
    (one) => `Chromium ${one.version()}, headless`,
    () => 'none',
  );
  const facts = surroundings(version, scale, rounds, load);
  const notes = [warning(lines, results), facts.join('\n')].filter((note) => note !== undefined);
  const tables = comparisons.map((one) => table(one, results));
  process.stdout.write(`\n${[...tables, ...notes].join('\n\n')}\n`);
  const figures = comparisons.flatMap((one) => figuresOf(one, results, rounds));
  await mkdir(dirname(files.json), { recursive: true });
  await writeFile(files.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (files.chart) await writeFile(files.chart, chart(results, new Date(), rounds));
  return lines.every(({ name }) => results.failures(name).length === 0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Ctrl-C may arrive twice, once from the terminal and once from npm.
  process.on(signal, () => {
    if (interrupted.signal.aborted) return;
    interrupted.abort();
    void running.disposeAsync().then(() => process.exit(130));
  });
}

try {
  if (!(await bench(options))) process.exitCode = 1;
} catch (error) {
  // After Ctrl-C, running steps fail because their browser and servers are gone.
  if (!interrupted.signal.aborted) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} finally {
  await running.disposeAsync();
}
