import * as deposits from '@emberite/contract/deskDeposits';
import * as groups from '@emberite/contract/deskGroups';
import * as proposals from '@emberite/contract/deskProposals';
import * as registrations from '@emberite/contract/deskRegistrations';
import * as waitlist from '@emberite/contract/deskWaitlist';
import { becomeMember } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import routes from '../src/routes.tsx';

const run = useSite();

/** Every call of the desk. */
const calls = [deposits, groups, proposals, registrations, waitlist].flatMap((module) =>
  Object.values(module),
);

/** Says in the session hint that the session is one of staff, as it does until the API is asked again. */
async function hintStaff(page: Page): Promise<void> {
  const context = page.context();
  const hint = (await context.cookies()).find(({ name }) => name.startsWith('ember_session'))!;
  await context.addCookies([{ ...hint, value: `${hint.value}.staff` }]);
}

/** Those to whom the desk does not exist, and how the tab's user becomes one of them. */
const others: [string, () => Promise<void>][] = [
  ['a visitor', async () => {}],
  ['a member', () => becomeMember(run)],
  ['somebody whose role was taken away', () => becomeMember(run)],
];
const takenAway = others[2]![0];

/** What a page shows; to a member, once it is in the member area. */
async function shownAt(path: string, isMember: boolean) {
  const { page } = run.tab;
  const response = await page.goto(run.site.url + path);
  await page.getByRole('heading', { level: 1, name: 'This trail ends here' }).waitFor();
  if (isMember)
    await page
      .getByRole('navigation', { name: /^Member area/ })
      .first()
      .waitFor();
  return {
    status: response?.status(),
    title: await page.title(),
    text: await page.locator('body').innerText(),
    address: new URL(page.url()).pathname === path,
  };
}

it.each(others)('no page of the desk is there for %s', async (who, become) => {
  await become();
  const isMember = who !== others[0]![0];
  const unknown = await shownAt('/no-such-page', isMember);
  for (const { path } of routes) {
    const own = path.replace(/:\w+/g, 'one');
    if (who === takenAway) await hintStaff(run.tab.page);
    // A browser that was one of staff still gets the document of the page, and shows the same in it.
    const status = who === takenAway ? 200 : unknown.status;
    expect(await shownAt(own, isMember), own).toEqual({ ...unknown, status });
  }
  run.tab.expectClean(/404/);
});

it.each(others)('no call of the desk is there for %s', async (_who, become) => {
  await become();
  const { request } = run.tab.page.context();
  const respond = async (method: string, path: string) => {
    const url = `${run.site.url}/api${path.replace(/:\w+/g, 'one')}`;
    const response = await request.fetch(url, {
      method,
      headers: { Origin: run.site.url },
      ...(method === 'POST' && { data: {} }),
    });
    const { code, message } = (await response.json()) as { code: string; message: string };
    return { status: response.status(), code, message };
  };
  expect(calls.length).toBeGreaterThan(8);
  for (const { method, path } of calls) {
    const unknown = await respond(method, '/no/such/call');
    expect(unknown.status).toBe(404);
    expect(await respond(method, path), path).toEqual(unknown);
  }
});
