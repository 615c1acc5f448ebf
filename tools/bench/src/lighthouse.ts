/**
 * `npm run lighthouse [-- --url URL --table FILE]`: audits every page in the sitemap of a running
 * site with Lighthouse, as a phone on a slow network. Fails if a page is below the goals.
 */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import lighthouse from 'lighthouse';
import pc from 'picocolors';
import { ensureChromium, launchChromium } from '../../chromium.ts';
import { freePort } from '../../freePort.ts';
import { markdownTable } from './report/markdownTable.ts';

const log = (line: string) => process.stdout.write(`${pc.dim(line)}\n`);

/** The lowest score of each category that a page may have. */
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof goals;

const categories = Object.keys(goals) as Category[];

/** The scores of a page, 0 to 100, and the audits that cost points. */
interface Audit {
  scores: Record<Category, number>;
  lost: string[];
}

const meets = ({ scores }: Audit) => categories.every((name) => scores[name] >= goals[name]);

/** Other programs on this machine only ever make a page slower, so the best of these tries counts. */
const tries = 3;

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Audit['scores'];
  const lost = categories
    .filter((name) => scores[name] < goals[name])
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim());
  return { scores, lost };
}

/** Audits a page until it meets the goals, at most {@link tries} times. Returns the best result. */
async function auditFairly(url: string, port: number): Promise<Audit> {
  let best: Audit | null = null;
  let reason: unknown;
  for (let count = 0; count < tries && !(best && meets(best)); count += 1) {
    // On a busy machine Chromium may not even record the page.
    const next = await audit(url, port).catch((error: unknown) => {
      reason = error;
      return null;
    });
    if (!next) continue;
    if (!best || meets(next) || next.scores.performance > best.scores.performance) best = next;
  }
  if (!best) throw reason;
  return best;
}

/** The paths in a site's sitemap. */
async function pathsOf(site: string): Promise<string[]> {
  const response = await fetch(`${site}/sitemap.xml`).catch(() => null);
  if (!response?.ok) throw new Error(`${site} has no sitemap. Start the site first: npm start`);
  const urls = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return [...urls].map(([, url = '']) => new URL(url).pathname);
}

async function main(): Promise<void> {
  const { url, table: tableFile } = new Command('npm run lighthouse --')
    .description('Audits every indexed page of a running site with Lighthouse.')
    .option('--url <url>', 'address of the site', 'http://localhost:4000')
    .option('--table <file>', 'write the scores as Markdown')
    .parse()
    .opts<{ url: string; table?: string }>();
  ensureChromium(log);
  const paths = await pathsOf(url);
  const port = await freePort();
  await using _ = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  const audits: { path: string; result: Audit }[] = [];
  for (const path of paths) {
    log(`Auditing ${path} …`);
    const result = await auditFairly(url + path, port);
    log(categories.map((name) => `${name} ${result.scores[name]}`).join(', '));
    audits.push({ path, result });
  }
  const rows = audits.map(({ path, result: { scores, lost } }) => [
    path,
    ...categories.map((name) => String(scores[name])),
    lost.join(', '),
  ]);
  const missed = audits.filter(({ result }) => !meets(result)).length;
  const report = [
    markdownTable([['page', ...categories, 'below'], ...rows]),
    `${audits.length} pages, ${missed} below the goals`,
  ].join('\n\n');
  process.stdout.write(`\n${report}\n`);
  if (tableFile) {
    const heading = `# Lighthouse scores\n\n\`npm run lighthouse\`, ${new Date().toISOString().slice(0, 10)}`;
    await writeFile(tableFile, `${heading}\n\n${report}\n`);
  }
  process.exitCode = missed > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
