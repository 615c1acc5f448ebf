import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openTab, watch } from './harness/browser.ts';
import { useSite } from './harness/useSite.ts';
import { buildVariant } from './harness/variant.ts';

const run = useSite();

/** Hash of all bytes of the other packages' releases. */
async function bytesOfOthers(): Promise<string> {
  const hash = createHash('sha256');
  const releases = join(run.site.store.root, 'releases');
  const files = (await readdir(releases, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/mf-public/'))
    .toSorted();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

it('publishes a changed remote while the site runs, and rolls it back', async () => {
  const words = 'Fresh from the mountains';
  const open = await openTab(run.browser);
  await open.page.goto(run.site.url);
  const claim = open.page.getByRole('link', { name: 'Claim your Spot!' });
  await claim.waitFor();
  const before = await bytesOfOthers();

  const dist = await buildVariant('mf-public', 'changed', {
    file: 'src/landing/LandingView.tsx',
    replace: '<ClaimBar',
    by: `<p>${words}</p><ClaimBar`,
  });
  await run.site.publish(dist);

  const fresh = await openTab(run.browser);
  await expect
    .poll(async () => {
      await fresh.page.goto(run.site.url);
      return fresh.page.getByText(words).count();
    })
    .toBe(1);
  await fresh.page.getByRole('link', { name: 'Claim your Spot!' }).click();
  await fresh.page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();

  // The open tab keeps the releases it started with, and all their pages work.
  await claim.click();
  await open.page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  await open.page.goBack();
  await claim.waitFor();
  expect(await open.page.getByText(words).count()).toBe(0);
  await open.page.getByRole('link', { name: 'Press', exact: true }).click();
  await open.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await bytesOfOthers()).toBe(before);

  await run.site.rollback('mf-public');
  const later = watch(await fresh.page.context().newPage());
  await expect
    .poll(async () => {
      await later.page.goto(run.site.url);
      return later.page.getByText(words).count();
    })
    .toBe(0);
  for (const tab of [open, fresh, later]) tab.expectClean();
  expect(run.site.failures).toEqual([]);
  await open.close();
  await fresh.close();
});

it('traces a page that throws in a browser to file and line of the source', async () => {
  const file = 'src/session-expired/SessionExpiredPage.tsx';
  const start = 'export default function SessionExpiredPage() {\n';
  const source = await readFile(join('mf-onboarding', file), 'utf8');
  const line = source.slice(0, source.indexOf(start)).split('\n').length + 1;
  const dist = await buildVariant('mf-onboarding', 'throws', {
    file,
    replace: start,
    by: `${start}  if (typeof window === 'object') throw new Error('No such thing');\n`,
  });
  const { id } = await run.site.publish(dist);
  await run.tab.page.goto(`${run.site.url}/session-expired`);
  await run.tab.page.getByRole('heading', { level: 1 }).waitFor();
  const reported = () => run.site.failures.find(({ release }) => release === id);
  await expect.poll(reported).toMatchObject({ remote: 'mf-onboarding', kind: 'render' });

  const log = join(run.site.store.root, 'site.log');
  await writeFile(
    log,
    JSON.stringify({ level: 'info', time: new Date().toISOString(), ...reported() }),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['delivery/src/release/main.ts', 'trace', 'mf-onboarding', '--log', log],
    { env: { ...process.env, STORE: run.site.store.root, NO_COLOR: '1' } },
  );
  const [where, message, innermost] = stdout.split('\n');
  expect(where).toContain(`mf-onboarding ${id} at /session-expired`);
  expect(message).toBe('  Error: No such thing');
  expect(innermost).toMatch(`    mf-onboarding/${file}:${line}:`);
  await run.site.rollback('mf-onboarding');
});
