import { inspect } from '@emberite/testing/harness/inspect';
import { expectNoSideways, keyboardOn } from '@emberite/testing/harness/keyboard';
import { newProfile } from '@emberite/contract/newProfile';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import routes from '../src/routes.tsx';
import { isFull, sample } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

/** Opens the desk as a member of staff with this address. */
async function enter(address: string): Promise<void> {
  const { page } = run.tab;
  await run.site.staff('add', address);
  await signIn(run.site, page.context(), address);
  // As the page that signs in does: from then on, the site knows that this may be staff.
  await page.context().request.get(`${run.site.url}/api/auth/me`);
  await page.goto(`${run.site.url}/desk`);
  await page.getByRole('heading', { level: 1, name: 'Registrations' }).waitFor();
}

it.runIf(isFull)('is used by keyboard alone, with its filters in the address', async () => {
  await enter('kay@desk.example');
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

/** What no other file's members register for: files share a site. */
const activity = 'speakeasies';

it('forms a group by keyboard alone: somebody is moved, and the others are asked', async () => {
  const { page } = run.tab;
  for (const number of Array(8).keys()) {
    const context = await page.context().browser()!.newContext();
    const { post } = await signIn(run.site, context, `member-${number}@desk.example`);
    const profile = {
      ...newProfile,
      nickname: `Member ${number}`,
      userSex: number % 2 ? 'male' : 'female',
    };
    await post('/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
    await post('/profiles', {
      availability: ['friday_evenings'],
      activities: [activity],
      budget: { ideal: '20-50', max: '50-100' },
      videoAgreement: 'yes',
      depositAgreement: 'no',
    });
    await context.close();
  }
  await enter('quinn@desk.example');
  const { tabTo, type, key, press } = keyboardOn(page);
  const month = new Date(Date.now() + 40 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 7);
  const wanted = new URLSearchParams({ experience: activity, place: newProfile.location, month });
  await page.goto(`${run.site.url}/desk/proposals?${wanted}`);
  const group = page.getByRole('region', { name: /^Group 1/ });
  await group.getByText('4 women, 4 men.').waitFor();
  await tabTo('combobox', 'Group of Member 3');
  await key('ArrowDown');
  await group.getByText('4 women, 3 men.').waitFor();
  await group.getByText('It breaks no rule.').waitFor();
  await press(/^Confirm.*Group 1/);
  await tabTo('textbox', 'Meeting place');
  await type('The Last Drop');
  await key('Tab');
  await type('200 3rd Street West, Revelstoke');
  await key('Tab');
  await type('Robin');
  await key('Enter');
  await page.getByRole('status').filter({ hasText: 'its people are asked.' }).waitFor();
  await page.goto(`${run.site.url}/desk/groups`);
  const row = page.getByRole('row').filter({ hasText: 'The Last Drop' });
  expect(await row.textContent()).toContain('Robin');
  run.tab.expectClean();
});

it.runIf(isFull)(
  'is an unknown page for a member and a visitor, and for staff whose role was taken away',
  async () => {
    const { page } = run.tab;
    const sees = async (path: string) => {
      const response = await page.goto(run.site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return [response?.status(), await page.getByRole('heading', { level: 1 }).textContent()];
    };
    const unknown = await sees('/no-such-page');
    for (const { path } of routes) expect([path, await sees(path)]).toEqual([path, unknown]);
    await (await signIn(run.site, page.context(), 'robin@desk.example')).becomeMember();
    for (const { path } of routes) expect([path, await sees(path)]).toEqual([path, unknown]);
    await page.context().clearCookies();
    await enter('sam@desk.example');
    await expect.poll(() => page.title()).toBe('Registrations · Desk');
    await run.site.staff('remove', 'sam@desk.example');
    // The browser remembers the role for one more document, which asks the API and says nothing until then.
    const html = await (await page.context().request.get(`${run.site.url}/desk`)).text();
    expect(/<title>.*?<\/title>/.exec(html)?.[0]).toBe('<title>Ember</title>');
    expect((await sees('/desk'))[1]).toBe(unknown[1]);
    for (const { path } of routes) expect([path, await sees(path)]).toEqual([path, unknown]);
  },
);

it.runIf(isFull)(
  'shows every page without a barrier, on phone and desktop, in both themes',
  async () => {
    await enter('lee@desk.example');
    const { page } = run.tab;
    const { found, look } = inspect(page);
    for (const { path } of sample(routes.filter((one) => !one.path.includes(':')))) {
      await page.goto(run.site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(path);
    }
    expect(found).toEqual([]);
  },
);
