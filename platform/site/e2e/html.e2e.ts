/** HTML from an editor, in a browser that refuses strings as markup. */
import { expect, it } from 'vitest';
import { goInside } from '@emberite/testing/harness/browser';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildRemote } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

const remote = (name: string) =>
  buildRemote(name, {
    'src/routes.tsx': `export default [
      { path: '/${name}', access: 'public', frame: 'footer', title: 'Written', prerender: true, page: () => import('./Page.tsx') },
    ];`,
    'src/Page.tsx': `
      import { Html } from '@emberite/sdk/html';
      const text = '<p>Written by <b>${name}</b><img src="/none" onerror="globalThis.evil=1"></p><script>evil=1</script>';
      export default function Page() {
        return <main><h1>${name}</h1><Html html={text.replace('<img', '<i')} /></main>;
      }`,
  });

it.runIf(isFull)('shows what editors wrote on pages of two remotes, in one document', async () => {
  await run.site.publish(await remote('mf-written'));
  await run.site.publish(await remote('mf-noted'));
  const { page } = run.tab;
  await page.goto(`${run.site.url}/mf-written`);
  await page.getByText('Written by mf-written').waitFor();
  await goInside(page, '/mf-noted');
  await page.getByText('Written by mf-noted').waitFor();
  expect(await page.locator('b').innerText()).toBe('mf-noted');
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
  // The browser says so of what it reads, and runs none of it.
  run.tab.expectClean(/Executing inline event handler/);
});
