import { readPackage, registryAt } from '@emberite/cli/release';
import { AxeBuilder } from '@axe-core/playwright';
import { openTokens } from '@emberite/registry';
import { expect, it } from 'vitest';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ each: 'site' });

const words = 'Fresh from the mountains';
const ana = 'ana@team.example';

/** What the releases of mf-public change. */
const edit = {
  file: 'src/press/PressPage.tsx',
  replace: 'return <PressView article={article} />;',
};

/** The address of a preview that its team may open. */
async function previewOf(dist: string, name = 'mf-public'): Promise<string> {
  const { site } = run;
  const grant = { remotes: [name], paths: ['/'], people: [ana] };
  const { text } = await openTokens(site.store.objects).create(grant);
  const registry = registryAt(site.url, text);
  const one = await readPackage(dist);
  await registry.take(one);
  return (await registry.preview(name, one.release.id)).url;
}

it.runIf(isFull)(
  'shows a preview to one of the team who signs in, on every page, with who owns what, until they leave',
  async () => {
    const { page } = run.tab;
    const changed = await buildVariant('mf-public', 'previewed', {
      ...edit,
      by: `return <><p>${words}</p><PressView article={article} /></>;`,
    });
    await page.goto(await previewOf(changed));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await enterByCode(run.site, page, ana);
    await page.getByText(words).waitFor();
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await badge.getByText('Preview of mf-public').waitFor();

    // Into another page without a new document, and into another remote with one.
    await page.getByRole('link', { name: 'Hosts' }).first().click();
    await page.waitForURL('**/become-a-host');
    await badge.waitFor();
    await page.goto(`${run.site.url}/experience/peak-axethrowing`);
    await badge.waitFor();

    await page.keyboard.press('Alt+x');
    const xray = page.getByRole('region', { name: 'X-ray' });
    await xray.getByText('mf-experiences · this page').waitFor();
    await xray.getByText('shell · frame').waitFor();
    const history = xray.getByRole('link', { name: 'History of mf-experiences' });
    expect(await history.getAttribute('href')).toBe('/registry/mf-experiences');
    const { violations } = await new AxeBuilder({ page }).include('#ember-tools').analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await xray.count()).toBe(0);

    await badge.getByRole('link', { name: 'Leave the preview' }).click();
    await page.waitForURL('**/experience/peak-axethrowing');
    expect(await badge.count()).toBe(0);
    await page.goto(`${run.site.url}/press`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'ends a preview whose page throws: the live page is shown, and the next document is live',
  async () => {
    const { page } = run.tab;
    const broken = await buildVariant('mf-public', 'throwing', {
      ...edit,
      by: `if (typeof document === 'object') throw new Error('Boom');\n  ${edit.replace}`,
    });
    const url = await previewOf(broken);
    await signIn(run.site, page.context(), ana);
    const reported = page.waitForResponse('**/telemetry');
    await page.goto(url);
    await reported;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Preview' }).count()).toBe(0);
    run.tab.expectClean(/Boom/, /Minified React error/, /error boundary/i);
  },
);

it.runIf(isFull)('ends the preview of a shell that does not start', async () => {
  const { page } = run.tab;
  const dist = await buildVariant('shell', 'throwing', {
    file: 'src/main.tsx',
    replace: 'void start();',
    by: "throw new Error('Boom');",
  });
  await signIn(run.site, page.context(), ana);
  const reported = page.waitForResponse('**/telemetry');
  await page.goto(await previewOf(dist, 'shell'));
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await reported;
  await page.goto(`${run.site.url}/press`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Preview' }).count()).toBe(0);
  run.tab.expectClean(/Boom/, /preloaded using link preload/);
});
