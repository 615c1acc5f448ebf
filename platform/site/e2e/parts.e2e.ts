/** Parts: what one team's remote shows in the page of another. */
import { expect, it } from 'vitest';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildRemote } from '@emberite/testing/harness/variant';

const run = useSite({ each: 'site' });

/** A remote whose page places a part, with these properties. */
const placing = (passed: string[], part = 'mf-giving/words/next') =>
  buildRemote('mf-taking', {
    'src/routes.tsx': `
      export default [{
        path: '/taking', title: 'Taking', access: 'public', frame: 'bare', prerender: true,
        parts: { '${part}': ${JSON.stringify(passed)} },
        page: () => import('./Taking.tsx'),
      }];`,
    'src/taking.css': 'p { text-indent: 7px; }',
    'src/Taking.tsx': `
      import './taking.css';
      import { Part } from '@emberite/sdk/part';
      export default function Taking() {
        return <main><h1>Taking</h1><Part name="${part}" to="you" fallback={<p>Nothing here</p>} /></main>;
      }`,
  });

/** A remote that offers it. `shows` is what the part returns. */
const offering = (shows: string, properties = "['to']") =>
  buildRemote('mf-giving', {
    'src/routes.tsx': `
      export const parts = { 'words/next': { properties: ${properties}, part: () => import('./Words.tsx') } };
      export default [{
        path: '/giving', title: 'Giving', access: 'public', frame: 'bare', prerender: true,
        page: () => import('./Giving.tsx'),
      }];`,
    'src/Giving.tsx': 'export default () => <main><h1>Giving</h1></main>;',
    'src/words.module.css': '@layer remotes { .words { color: rgb(1, 2, 3); } }',
    'src/later.ts': "export const later = 'Said later';",
    'src/Words.tsx': `
      import { useState } from 'react';
      import * as styles from './words.module.css';
      export default function Words({ to }: { to: string }) {
        const [said, say] = useState('');
        const press = () => import('./later.ts').then(({ later }) => say(later));
        return ${shows};
      }`,
  });

const words =
  '<p className={styles.words}>For {to} <button onClick={press}>More</button> {said}</p>';

it('shows a part with the page, from its own team’s release, and what the page has without it', async () => {
  const { page } = run.tab;
  const { site } = run;
  await site.publish(await placing(['to']));
  await page.goto(`${site.url}/taking`);
  const instead = page.getByText('Nothing here');
  expect(await instead.evaluate((one) => getComputedStyle(one).textIndent)).toBe('7px');

  await site.publish(await offering(words));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/taking`);
  const part = page.getByText('For you');
  await part.waitFor();
  expect(await instead.count()).toBe(0);
  // In its own styles, and in none that the page has for elements.
  const styles = () =>
    part.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).textIndent]);
  expect(await styles()).toEqual(['rgb(1, 2, 3)', '0px']);
  // Its files start with the document.
  const html = await (await fetch(`${site.url}/taking`)).text();
  const files = asked.filter((path) => path.startsWith('/assets/mf-giving/'));
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) expect(html).toContain(`src="${path}"`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByText('Said later').waitFor();

  // The former release takes the place of one that throws, and the page stays.
  await site.publish(await offering("(() => { throw new Error('The words are gone.'); })()"));
  await page.goto(`${site.url}/taking`);
  await part.waitFor();
  await expect
    .poll(() => site.failures)
    .toMatchObject([{ remote: 'mf-giving', path: 'words/next', kind: 'render' }]);
  site.failures.length = 0;
  run.tab.expectClean(/The words are gone/);
});

it('refuses what does not fit, whichever team ships it', async () => {
  const { site } = run;
  await site.publish(await offering(words));
  const refused = async (dist: Promise<string>) =>
    (await site.publish(await dist).catch((error: unknown) => error)) as Error;
  expect((await refused(placing([], 'mf-giving/words/last'))).message).toBe(
    'mf-taking places mf-giving/words/last at /taking, but mf-giving does not offer it. Publish a mf-giving that does, or a mf-taking without it, first.',
  );
  expect((await refused(placing([]))).message).toBe(
    'mf-taking places mf-giving/words/next at /taking without to, which the part needs.',
  );
  expect((await refused(placing(['to', 'since']))).message).toBe(
    'mf-taking places mf-giving/words/next at /taking with since, which the part does not take.',
  );
  await site.publish(await placing(['to']));
  expect((await refused(offering(words, "['to', 'since']"))).message).toBe(
    'mf-taking places mf-giving/words/next at /taking without since, which the part needs.',
  );
  await site.publish(await offering(words, "['to', 'since?']"));
});
