import { inspect } from '@emberite/testing/harness/inspect';
import { expectNoSideways, keyboardOn } from '@emberite/testing/harness/keyboard';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import routes from '../src/routes.tsx';
import { sample } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

/** Opens the desk as a member of staff with this address. */
async function enter(address: string): Promise<void> {
  const { page } = run.tab;
  await run.site.addStaff(address);
  await signIn(run.site, page.context(), address);
  // As the page that signs in does: from then on, the site knows that this may be staff.
  await page.context().request.get(`${run.site.url}/api/auth/me`);
  await page.goto(`${run.site.url}/desk`);
  await page.getByRole('heading', { level: 1, name: 'Registrations' }).waitFor();
}

it('is used by keyboard alone, with its filters in the address', async () => {
  await enter('kay@example.com');
  const { page } = run.tab;
  const { tabTo, key } = keyboardOn(page);
  await tabTo('link', 'Waiting list');
  await key('Enter');
  await page.getByRole('heading', { level: 1, name: 'Waiting list' }).waitFor();
  await tabTo('link', 'Proposals');
  await key('Enter');
  await page.getByText('Choose an experience, a place and a month.').waitFor();
  for (const name of ['Experience', 'Place', 'Month']) {
    await tabTo('combobox', name);
    await key('ArrowDown');
  }
  await page.getByRole('heading', { name: 'No group can form' }).waitFor();
  await expectNoSideways(page);
  const { search } = new URL(page.url());
  expect([...new URLSearchParams(search).keys()]).toEqual(['experience', 'place', 'month']);
  await page.reload();
  await page.getByRole('heading', { name: 'No group can form' }).waitFor();
  await page.goBack();
  run.tab.expectClean();
});

it('is an unknown page for a member and a visitor, and for staff whose role was taken away', async () => {
  const { page } = run.tab;
  const sees = async (path: string) => {
    const response = await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return [response?.status(), await page.getByRole('heading', { level: 1 }).textContent()];
  };
  const unknown = await sees('/no-such-page');
  for (const { path } of routes) expect([path, await sees(path)]).toEqual([path, unknown]);
  await (await signIn(run.site, page.context(), 'robin@example.com')).becomeMember();
  for (const { path } of routes) expect([path, await sees(path)]).toEqual([path, unknown]);
});

it('shows every page without a barrier, on phone and desktop, in both themes', async () => {
  await enter('lee@example.com');
  const { page } = run.tab;
  const { found, look } = inspect(page);
  for (const { path } of sample(routes.filter((one) => !one.path.includes(':')))) {
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path);
  }
  expect(found).toEqual([]);
});
