/** Parts: what one team's remote shows in the page of another. */
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { follow } from '../../../tools/follow.ts';
import { isFull } from '../../../tools/sample.ts';
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
    'src/around.module.css':
      '@layer remotes { .around p { letter-spacing: 3px; } .own em { letter-spacing: 5px; } }',
    'src/Taking.tsx': `
      import './taking.css';
      import * as styles from './around.module.css';
      import { Part } from '@emberite/sdk/part';
      export default function Taking() {
        const more = () => <span className={styles.own}><em>From the page</em></span>;
        return <main className={styles.around}><h1>Taking</h1><Part name="${part}" to="you" more={more} fallback={<p>Nothing here</p>} /></main>;
      }`,
  });

/** A remote that offers it. `shows` is what the part returns. */
const offering = (shows: string, properties = "['to', 'more?']") =>
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
      import type { ReactNode } from 'react';
      import * as styles from './words.module.css';
      export default function Words({ to, more }: { to: string; more?: () => ReactNode }) {
        const [said, say] = useState('');
        const press = () => import('./later.ts').then(({ later }) => say(later));
        return ${shows};
      }`,
  });

const words =
  '<p className={styles.words}>For {to} <button onClick={press}>More</button> {said} {more?.()}</p>';

it.runIf(isFull)(
  'shows a part with the page, from its own team’s release, and what the page has without it',
  async () => {
    const { page } = run.tab;
    const { site } = run;
    await site.publish(await placing(['to', 'more']));
    await page.goto(`${site.url}/taking`);
    const styleOf = (text: string) =>
      page.getByText(text).evaluate((one) => {
        const { color, textIndent, letterSpacing } = getComputedStyle(one);
        return { color, textIndent, letterSpacing };
      });
    const instead = page.getByText('Nothing here');
    // What is pending is replaced by what the page has instead.
    await expect
      .poll(() => styleOf('Nothing here'))
      .toMatchObject({ textIndent: '7px', letterSpacing: '3px' });

    await site.publish(await offering(words));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/taking`);
    const part = page.getByText('For you');
    await part.waitFor();
    expect(await instead.count()).toBe(0);
    // In its own styles, and in none that the page has for elements, or for those around it.
    expect(await styleOf('For you')).toEqual({
      color: 'rgb(1, 2, 3)',
      textIndent: '0px',
      letterSpacing: 'normal',
    });
    // What the page gives it to show is the page's.
    expect(await styleOf('From the page')).toMatchObject({ letterSpacing: '5px' });
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
  },
);

it.runIf(isFull)('refuses what does not fit, whichever team ships it', async () => {
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

/** Runs `ember dev` in the folder of a build. */
async function develop(dist: string, site: string) {
  const main = resolve('packages/cli/src/main.ts');
  const child = spawn(process.execPath, [main, 'dev', '--site', site], {
    cwd: dirname(dist),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { says, ended } = follow(child);
  const [, url] = await says(/Ready on (\S+)/);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

it.runIf(isFull)(
  'is in development what it is on the site, whichever side is developed',
  async () => {
    const { site, tab } = run;
    await site.publish(await offering(words));
    const taking = await placing(['to']);
    await site.publish(taking);
    const shown = async (dist: string) => {
      await using dev = await develop(dist, site.url);
      await tab.page.goto(`${dev.url}/taking`);
      const text = await tab.page.locator('[data-remote=mf-giving] p').innerText();
      const from = await tab.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const isBuilt = (remote: string) =>
        from.some((path) => path.startsWith(`/assets/${remote}/dev/`));
      return { text, isBuilt: [isBuilt('mf-taking'), isBuilt('mf-giving')] };
    };
    // My page, with the live part.
    expect(await shown(taking)).toMatchObject({
      text: expect.stringContaining('For you'),
      isBuilt: [true, false],
    });
    // My part, which nobody has published, in the live page.
    const changed = await offering(words.replace('For', 'To'));
    expect(await shown(changed)).toMatchObject({
      text: expect.stringContaining('To you'),
      isBuilt: [false, true],
    });
  },
);
