import { expect, it } from 'vitest';
import { openBeside, watchPaths } from '@emberite/testing/harness/browser';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull, sample } from '../../tools/sample.ts';
import { slower } from '../../tools/slow.ts';

const run = useSite();

const beside = (path: string) => openBeside(run.tab.page, run.site.url + path);

let count = 0;
const newEmail = () => `tabs-${(count += 1)}@example.com`;

async function becomeMember(email: string): Promise<void> {
  const user = await signIn(run.site, run.tab.page.context(), email);
  await user.becomeMember();
}

/** Signs out on the page. Returns the paths it shows from then on. */
async function signOut(): Promise<string[]> {
  const { page } = run.tab;
  await page.goto(`${run.site.url}/emberite/settings/auth`);
  const leave = page.getByRole('button', { name: 'Sign Out', exact: true });
  await leave.waitFor();
  const paths = watchPaths(page);
  await leave.click();
  await page.waitForURL(`${run.site.url}/login`);
  return paths;
}

it.runIf(isFull)(
  'leaves every guarded page within a second when another tab signs out',
  async () => {
    await becomeMember(newEmail());
    const guarded = [
      { ...(await beside('/emberite/settings')), from: '%2Femberite%2Fsettings' },
      { ...(await beside('/emberite')), from: '%2Femberite' },
    ];
    const open = await beside('/press');
    // The notice disappears by itself, so wait for all of them at once.
    const said = guarded.map(({ page }) =>
      page.getByRole('status').getByText('You signed out in another tab.').waitFor(),
    );
    const paths = await signOut();
    await Promise.all(said);
    for (const { page, from } of guarded) {
      await page.waitForURL(`${run.site.url}/login?redirectedFrom=${from}`, {
        timeout: 1_000 * slower,
      });
      await page.getByRole('heading', { name: 'Login' }).waitFor();
      // The blank page and this one: Back does not lead to the page that was left.
      expect(await page.evaluate(() => history.length)).toBe(2);
    }
    expect(new URL(open.page.url()).pathname).toBe('/press');
    // The tab that acted went there once.
    expect(paths).toEqual(['/login']);
    for (const tab of [...guarded, open, run.tab]) tab.expectClean();
  },
);

it.each(sample(['/welcome', '/emberite/settings/auth']))(
  'shows nothing of the previous user on %s when another one signs in in another tab',
  async (path) => {
    const { page } = run.tab;
    const [first, second] = [newEmail(), newEmail()];
    if (path === '/welcome') await signIn(run.site, page.context(), first);
    else await becomeMember(first);
    const tab = await beside(path);
    await tab.page.getByText(first).first().waitFor();
    await tab.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.goto(`${run.site.url}/login`);
    await enterByCode(run.site, page, second);
    // The second user has no profile yet.
    await tab.page.waitForURL(`${run.site.url}/welcome?*`);
    await tab.page.getByText(second).waitFor();
    expect(await tab.page.getByText(first).count()).toBe(0);
    expect(await tab.page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
    tab.expectClean();
    run.tab.expectClean();
  },
);

it.runIf(isFull)('asks to try again if it cannot find out who another tab signed in', async () => {
  const { page } = run.tab;
  await becomeMember(newEmail());
  const tab = await beside('/emberite/settings');
  await tab.page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'));
  await page.goto(`${run.site.url}/login`);
  const email = newEmail();
  await enterByCode(run.site, page, email);
  await tab.page.getByRole('heading', { name: 'We cannot reach Ember right now' }).waitFor();
  await tab.page.unroute('**/api/auth/me');
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await tab.page.waitForURL(`${run.site.url}/welcome?*`);
  tab.expectClean(/auth\/me/);
  run.tab.expectClean();
});
