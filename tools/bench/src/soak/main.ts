/**
 * `npm run soak [-- --minutes N]`: lets a crowd use a site for hours, and reports whether it holds
 * up.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { ensureChromium } from '../../../chromium.ts';
import { markdownTable } from '../report/markdownTable.ts';
import { picture } from './picture.ts';
import { soak } from './run.ts';
import { isDisturbed, judge, seriesOf } from './verdict.ts';
import { lineOf, lineHeads, summary } from './words.ts';

const log = (line: string) => void process.stdout.write(`${pc.dim(line)}\n`);

function minutesOf(text: string): number {
  const minutes = Number(text);
  if (minutes > 0 && minutes <= 10_000) return minutes;
  throw new InvalidArgumentError('It must be a number of minutes.');
}

const { minutes, trouble, chart } = new Command('npm run soak --')
  .description('Lets a crowd use a site of its own, and says whether it holds. Linux only.')
  .option('--minutes <number>', 'how long; Ctrl-C ends it early', minutesOf, 120)
  .option('--trouble', 'with a bucket, a mail server and a proxy that fail, and forged reports')
  .option('--chart <file>', 'draw what it measured as an SVG')
  .parse()
  .opts<{ minutes: number; trouble?: true; chart?: string }>();

process.env['CHROMIUM'] = ensureChromium(log);
const early = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => early.abort());
const folder = await mkdtemp(join(tmpdir(), 'ember-soak-'));
try {
  const { samples, deeds, errors, duration } = await soak(
    folder,
    minutes * 60_000,
    trouble ? 'troubled' : 'calm',
    log,
    early.signal,
  );
  const series = seriesOf(samples, deeds, duration);
  const disturbed = isDisturbed(samples, duration);
  const findings = judge(series, duration, disturbed);
  process.stdout.write(`\n${markdownTable([lineHeads, ...findings.map(lineOf)])}\n\n`);
  process.stdout.write(`${summary(samples, deeds, findings, disturbed)}\n`);
  for (const error of errors) process.stdout.write(`${pc.red(error)}\n`);
  if (chart) await writeFile(chart, picture(series, findings, duration, new Date()));
  const failed = findings.filter((finding) => finding.failed !== null).length;
  if (failed + errors.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
