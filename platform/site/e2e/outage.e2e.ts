import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openTab } from '@emberite/testing/harness/browser';
import { signIn } from '@emberite/testing/harness/member';
import type { TestSite } from '@emberite/testing/harness/site';
import { useSite } from '@emberite/testing/harness/useSite';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';
import { slower } from '../../../tools/slow.ts';

const run = useSite({ tabs: 'own', api: 'process' });

/**
 * Maximum milliseconds until a member sees a replacement for what does not load, on a machine under
 * load.
 */
const limit = 10_000 * slower;

/** The same for what waits for the API itself: the shell for 10 s, and the client for 15 s. */
const patience = 20_000 * slower;

/** A way in which the API fails. */
interface Outage {
  name: string;
  begin(api: TestSite['api'], page: Page): unknown;
  /** Called once calls are on their way. */
  middle?(api: TestSite['api']): Promise<void>;
  end(api: TestSite['api'], page: Page): unknown;
  /** The messages a page may show for failed reads and writes. */
  says: string[];
  /** What `Create New Invite` says once the API is back. */
  after?: RegExp;
}

const away = ['We cannot reach Ember right now.'];
const unexpected = ['An unexpected error occurred.'];

/** Replaces the API's responses to a browser. */
const failWith = (response: { status: number; body: string; contentType: string }) => ({
  begin: (_: unknown, page: Page) =>
    page.context().route('**/api/**', (route) => route.fulfill(response)),
  end: (_: unknown, page: Page) => page.context().unrouteAll(),
});

const outages: Outage[] = [
  { name: 'down', begin: (api) => api.cut(), end: (api) => api.mend(), says: away },
  {
    name: 'killed in the middle of calls',
    begin: (api) => api.stall(),
    middle: (api) => api.crash(),
    end: (api) => api.restart(),
    says: away,
  },
  {
    name: 'slow: nothing within 15 s',
    begin: (api) => api.stall(),
    end: (api) => api.mend(),
    // The browser and the gateway give up at the same time.
    says: [...away, 'Ember is taking too long to respond.'],
    // The API may have carried it out nevertheless.
    after: /^(Invite created successfully!|You already have an active invite\.)/,
  },
  {
    name: 'status 500',
    ...failWith({ status: 500, body: 'Internal Server Error', contentType: 'text/plain' }),
    says: unexpected,
  },
  {
    name: 'malformed JSON',
    ...failWith({ status: 200, body: '{"id":"1","invites":[', contentType: 'application/json' }),
    says: unexpected,
  },
  {
    name: 'JSON of something else',
    ...failWith({ status: 200, body: '{"ok":true}', contentType: 'application/json' }),
    says: unexpected,
  },
];

it.runIf(isFull).for(outages)(
  'the API is $name: members see why, and all of it comes back',
  async ({ name, begin, middle, end, says, after = 'Invite created successfully!' }, { task }) => {
    const { api, url } = run.site;
    const tab = await openTab(run.browser);
    const { page: opening } = tab;
    const context = opening.context();
    const user = await signIn(run.site, context, `${name.replaceAll(/\W/g, '-')}@example.com`);
    await user.becomeMember();
    const loading = await context.newPage();
    await loading.goto(`${url}/emberite/settings`);
    await loading.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const sending = await context.newPage();
    await sending.goto(`${url}/emberite/settings/invites`);
    const create = sending.getByRole('button', { name: 'Create New Invite' });
    await create.waitFor();
    const documents: string[] = [];
    context.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });

    await begin(api, opening);
    onTestFinished(() => api.mend());
    const called = sending.waitForRequest('**/api/**');
    await Promise.all([
      opening.goto(`${url}/emberite/settings`),
      loading.getByRole('link', { name: /Authentication/ }).click(),
      create.click(),
    ]);
    await called;
    await middle?.(api);
    const unreachable = opening.getByRole('heading', { name: 'We cannot reach Ember right now' });
    const alertOf = (page: Page) =>
      page
        .locator('#content')
        .getByRole('alert')
        .filter({ hasText: new RegExp(says.join('|')) })
        .first();
    await Promise.all([
      unreachable.waitFor({ timeout: patience }),
      loading
        .getByRole('heading', { level: 1, name: 'Authentication' })
        .waitFor({ timeout: limit }),
      alertOf(loading).waitFor({ timeout: patience }),
      alertOf(sending).waitFor({ timeout: patience }),
    ]);
    // Pages that need no user work as usual.
    const visitor = await context.newPage();
    await visitor.goto(`${url}/press`);
    await visitor.getByRole('link', { name: 'Hosts' }).first().click();
    await visitor.getByRole('heading', { level: 1, name: /host/i }).waitFor({ timeout: limit });

    await end(api, opening);
    await opening.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const again = await loading.getByRole('button', { name: 'Try again' }).all();
    for (const button of again.toReversed()) await button.click();
    await alertOf(loading).waitFor({ state: 'detached' });
    await create.click();
    await sending.getByText(after).waitFor();
    await sending.getByRole('button', { name: 'Copy' }).first().waitFor();
    // No page was reloaded, and no release was reported.
    expect(documents).toEqual(['/emberite/settings', '/press']);
    expect(run.site.failures).toEqual([]);
    await tab.close();
    row(task, 'api', {
      'The API is': name,
      'A page that needs to know who is signed in':
        '"We cannot reach Ember right now", within 10 s; comes by itself',
      'What a page asks for, or sends': `${says.map((text) => `"${text}"`).join(' or ')}, and a button to try again`,
      'Other pages': 'as always',
    });
  },
);
