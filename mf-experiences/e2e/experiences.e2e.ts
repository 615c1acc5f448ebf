import type { Page } from 'playwright-core';
import { becomeMember, navigation } from '@emberite/testing/harness/member';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import type { Fixture } from '@emberite/testing/harness/useSite';
import { buildVariant } from '@emberite/testing/harness/variant';
import { beforeAll, describe, expect, it } from 'vitest';
import { experienceById, experienceIds } from '../src/experiences/catalogue.ts';
import { experiences } from '../src/experiences/experiences.ts';
import { stored } from './harness/wizard.ts';
import { isFull, sample } from '../../tools/sample.ts';

const phone = { viewport: { width: 360, height: 800 } };
const list = '/emberite/experiences';
const join = '/emberite/experiences/join';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const mine = (page: Page) => page.getByRole('region', { name: 'My registrations' });
const cards = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();

async function post(run: Fixture, path: string, data: object): Promise<void> {
  const response = await run.tab.page.context().request.post(`${run.site.url}/api${path}`, {
    data,
    headers: { Origin: run.site.url },
  });
  expect(response.status()).toBe(200);
}

const nightOut = {
  availability: ['friday_evenings', 'sunday_daytime'],
  activities: ['karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
  videoAgreement: 'yes',
  depositAgreement: 'yes',
};
/** A week before the first Friday of the poetry night. */
const at = '2025-02-01T12:00-08:00';

const poetryNight = { availability: ['2025-02-14'], availabilityExplained: true };

/** Registers the member for a night out with a deposit, and for poetry night. */
async function registerForBoth(run: Fixture): Promise<void> {
  await post(run, '/profiles', nightOut);
  await post(run, '/registrations/poetry-night', poetryNight);
}

describe('with every page on', () => {
  const run = useSite({ ...phone, flags: everythingOn, at });
  const open = (path: string) => run.tab.page.goto(run.site.url + path);

  it.runIf(isFull)(
    'lists all of them, in two columns where there is room, and keeps the filter in the address',
    async () => {
      const { page } = run.tab;
      await becomeMember(run);
      await open('/emberite');
      await page.getByRole('link', { name: 'Experiences', exact: true }).click();
      await heading(page, 'Experiences');
      expect(await navigation(page)).toEqual([
        'Journey',
        'Experiences',
        'People',
        'Availability',
        'Settings',
        'Help',
      ]);
      // Those of the member's own place come first.
      const [here, elsewhere] = [true, false].map((isHere) =>
        experiences.filter(({ area }) => (area === 'Revelstoke, BC') === isHere),
      );
      expect(await cards(page)).toEqual([...here!, ...elsewhere!].map(({ title }) => title));
      await page.getByText('Revelstoke, BC').first().waitFor();
      const columns = () =>
        page
          .getByRole('article')
          .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
      expect(await columns()).toBe(1);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await columns()).toBe(2);

      await page.getByRole('link', { name: 'Cooking', exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe(`${list}?category=Cooking`);
      const cooking = ['Mediterranean Cooking Class', 'Meal Kit Mastery'];
      await expect.poll(() => cards(page)).toEqual(cooking);
      await page.reload();
      await heading(page, 'Experiences');
      expect(await cards(page)).toEqual(cooking);
      await page.getByRole('link', { name: cooking[1]! }).click();
      await heading(page, cooking[1]!);
      // Back leads to the list as it was.
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page, 'Experiences');
      expect(pathOf(page)).toBe(`${list}?category=Cooking`);
      await page.goBack();
      await expect.poll(() => cards(page)).toHaveLength(10);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('leads through all ten details and around, inside the member area', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await open(list);
    await page.getByRole('link', { name: experiences[0]!.title }).click();
    for (const id of [...experienceIds, experienceIds[0]!]) {
      const { title } = experienceById(id);
      await heading(page, title);
      expect(pathOf(page)).toBe(`/emberite/experience/${id}`);
      await expect.poll(() => page.title()).toBe(`${title} · Ember`);
      await page.getByRole('link', { name: /^Next/ }).click();
    }
    await heading(page, experiences[1]!.title);
    expect(await page.getByRole('main').locator('a[href="/"], a[href="/emberite"]').count()).toBe(
      0,
    );
    expect(await page.getByText('Claim your Spot!').count()).toBe(0);
    const current = page.locator('[aria-current=page]').filter({ visible: true });
    expect(await current.allInnerTexts()).toEqual(['Experiences']);
    expect(await page.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
      `${join}?experience=${experienceIds[1]}`,
    );
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'shows the default experience for an unknown id, with a way back to the list',
    async () => {
      const { page } = run.tab;
      await becomeMember(run);
      await open('/emberite/experience/no-such-thing');
      await heading(page, 'Downstream Adventure Class');
      await page.getByText('We do not know this experience.').waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page, 'Experiences');
      expect(pathOf(page)).toBe(list);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('opens at the registrations, as from an email', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await registerForBoth(run);
    await page.goto(`${run.site.url}${list}#registrations`);
    await page.getByRole('article', { name: 'Poetry night' }).waitFor();
    const top = () => mine(page).evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'shows what the member is registered for, and changes it in the form it came from',
    async () => {
      const { page } = run.tab;
      await becomeMember(run);
      await registerForBoth(run);
      await open(list);
      await page.getByRole('link', { name: 'My registrations' }).click();
      expect(pathOf(page)).toBe(`${list}#registrations`);
      await expect
        .poll(() => mine(page).evaluate((one) => one.getBoundingClientRect().top))
        .toBeLessThan(800);
      const night = page.getByRole('article', { name: 'Night out' });
      const poetry = page.getByRole('article', { name: 'Poetry night' });
      for (const text of [
        'Friday evenings',
        'Sunday daytime',
        'Karaoke',
        /\$20 to \$50/,
        'Your group forms',
      ]) {
        await night.getByText(text).waitFor();
      }
      const steps = await night.getByRole('listitem').allInnerTexts();
      expect(steps.map((step) => step.split('\n')[0])).toEqual([
        'Registered',
        'Your group forms',
        'Notice',
        'Event',
      ]);
      // The only date that is known is that of the registration.
      expect(await night.locator('time').count()).toBe(1);
      await mine(page).getByText('You agreed to a deposit of $10. It is not paid yet.').waitFor();

      await poetry.getByRole('button', { name: 'Change' }).click();
      await heading(page, 'Which Fridays suit you?');
      const friday = (day: number) => page.getByRole('checkbox', { name: `February ${day}` });
      expect(await friday(14).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { name: /guarantee/ }).isChecked()).toBe(true);
      await friday(14).uncheck();
      await friday(28).check();
      await page.getByRole('button', { name: 'Save my Fridays' }).click();
      await heading(page, 'Experiences');
      await poetry.getByText('Friday, February 28, 2025, from 7 PM').waitFor();
      expect(await poetry.getByText('February 14').count()).toBe(0);

      await night.getByRole('button', { name: 'Change' }).click();
      await page.waitForURL((url) => url.pathname === join);
      const box = (name: RegExp | string) => page.getByRole('checkbox', { name });
      const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
      await heading(page, 'When are you free?');
      expect(await box(/^Friday evenings/).isChecked()).toBe(true);
      expect(await box(/^Weekday evenings/).isChecked()).toBe(false);
      await box(/^Friday evenings/).uncheck();
      await next();
      await heading(page, 'What sounds like fun?');
      expect(await box('Karaoke').isChecked()).toBe(true);
      await box('Arcade').check();

      // Change again: the member is asked which answers to continue with.
      await open(list);
      await night.getByRole('button', { name: 'Change' }).click();
      const question = page.getByRole('dialog', {
        name: 'You have answers that you have not sent',
      });
      await question.getByRole('button', { name: 'Close' }).click();
      await night.getByRole('button', { name: 'Change' }).click();
      await question.getByRole('button', { name: 'Go on with those' }).click();
      await heading(page, 'What sounds like fun?');
      expect(await box('Arcade').isChecked()).toBe(true);
      await next();
      await heading(page, 'What is your budget for an evening?');
      const group = (name: string) => page.getByRole('group', { name });
      expect(await group('Ideal budget').getByLabel('$20 to $50').isChecked()).toBe(true);
      expect(await group('Maximum budget').getByLabel('$50 to $100').isChecked()).toBe(true);
      await next();
      await heading(page, 'Your videos');
      await next();
      await heading(page, 'Your deposit');
      await page.getByRole('radio', { name: /^No, register me without/ }).check();
      await page.getByRole('button', { name: 'Register without a deposit' }).click();
      await night.getByText('Arcade, Karaoke').waitFor();
      expect(await night.getByText('Friday evenings').count()).toBe(0);
      const { registrations } = await stored(run, page);
      expect(registrations.find(({ kind }) => kind === 'night-out')).toMatchObject({
        availability: ['sunday_daytime'],
        activities: ['arcade', 'karaoke'],
        budget: nightOut.budget,
        depositAgreement: 'no',
      });
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('shows the deposit once it is paid', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await registerForBoth(run);
    await open(list);
    await mine(page).getByRole('button', { name: 'Pay $10' }).click();
    await heading(page, 'Test checkout: no money moves');
    // What that button sends.
    const sent = await page.context().request.post(page.url(), {
      headers: { Origin: run.site.url },
      maxRedirects: 0,
    });
    expect(sent.headers()['location']).toContain('deposit=paid');
    await open(list);
    await mine(page).getByText('$10 paid on').waitFor();
    expect(await page.getByRole('button', { name: 'Pay $10' }).count()).toBe(0);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'shows the experiences while the API is down, and the registrations once it is back',
    async () => {
      const { page } = run.tab;
      await becomeMember(run);
      await open('/emberite/experience/poetry-night');
      await heading(page, 'Poetry Night');
      run.site.api.cut();
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page, 'Experiences');
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'We could not load your registrations.' });
      await alert.waitFor();
      expect(await cards(page)).toHaveLength(10);
      run.site.api.mend();
      await alert.getByRole('button', { name: 'Try again' }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'My registrations',
      );
      await page.getByText('You are not registered for anything yet').waitFor();
      run.tab.expectClean(/502|503|504/, /ApiError|NetworkError/);
    },
  );
});

describe('by default', () => {
  const run = useSite({ ...phone, at });

  it.runIf(isFull)(
    'has no list yet, but the registrations are there, from the settings, too',
    async () => {
      const { page } = run.tab;
      await becomeMember(run);
      await registerForBoth(run);
      await page.goto(`${run.site.url}/emberite/settings`);
      expect(await navigation(page)).toEqual(['Journey', 'Experiences', 'Settings', 'Help']);
      await page.getByRole('link', { name: 'My registrations' }).click();
      await heading(page, 'Experiences');
      await page.getByRole('article', { name: 'Night out' }).waitFor();
      expect(await cards(page)).toEqual([]);
      expect(await navigation(page)).toEqual(['Journey', 'Experiences', 'Settings', 'Help']);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('leads from there to both registrations', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await page.goto(run.site.url + list);
    await heading(page, 'Exciting Experiences Are Coming Soon!');
    await page.getByRole('link', { name: 'Register for poetry night' }).click();
    await heading(page, 'Which Fridays suit you?');
    await page.goBack();
    await page.getByRole('link', { name: 'Register for a night out' }).click();
    await heading(page, 'When are you free?');
    run.tab.expectClean();
  });
});

/**
 * The experience whose host has a video in a player of another site, in a release made for this
 * test.
 */
const withPlayer = 'peak-axethrowing';
const before = 'downstream-adventure-class';
const src = 'https://player.vimeo.com/video/1';

describe.runIf(isFull)('the player of a host', () => {
  const run = useSite({ ...phone, each: 'site', flags: everythingOn });

  beforeAll(async () => {
    const dist = await buildVariant(
      'mf-experiences',
      'with-player',
      { file: 'src/routes.tsx', replace: /^/, by: "import './withPlayer.ts';\n" },
      {
        'src/withPlayer.ts': `
          import { experienceById } from './experiences/catalogue.ts';
          experienceById('${withPlayer}').host.video = { kind: 'embed', src: '${src}' };
        `,
      },
    );
    await run.testBed.publish(dist);
  });

  /** Serves a page as the player, and returns the addresses that are requested outside the site. */
  async function playElsewhere(page: Page): Promise<string[]> {
    const requested: string[] = [];
    await page.context().route(
      (url) => url.origin !== run.site.url,
      (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' });
      },
    );
    return requested;
  }
  const watchButton = (page: Page) => page.getByRole('button', { name: /^Watch \w+ say hello/ });
  const policy = async (path: string) =>
    (await fetch(run.site.url + path)).headers.get('content-security-policy') ?? '';

  it.each(['/experience', '/emberite/experience'])(
    'may be framed in the document of its experience only: %s',
    async (base) => {
      expect(await policy(`${base}/${withPlayer}`)).toContain(
        'frame-src https://player.vimeo.com;',
      );
      expect(await policy(`${base}/${before}`)).not.toContain('frame-src');
      expect(await policy(`${base}/no-such-thing`)).not.toContain('frame-src');
    },
  );

  it.each(sample(['/experience', '/emberite/experience']))(
    'is loaded after a click that says so: %s',
    async (base) => {
      const { page } = run.tab;
      const requested = await playElsewhere(page);
      await becomeMember(run);
      // Next loads a document of its own, because this one allows no frames.
      await page.goto(`${run.site.url}${base}/${before}`);
      await page.getByRole('link', { name: /^Next/ }).click();
      await heading(page, 'Peak Axe Throwing');
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
      await watchButton(page).filter({ hasText: 'Loads a player from player.vimeo.com' }).click();
      await page.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
      expect(requested).toEqual([src]);
      // Back leads to the previous page, although it is in another document.
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page, 'Downstream Adventure Class');
      // And from there the video can be found again.
      await page.goForward();
      await watchButton(page).click();
      await page.frameLocator('iframe').getByRole('heading', { name: 'The player' }).waitFor();
      run.tab.expectClean();
    },
  );

  it('is refused in any other document, and so is any other site', async () => {
    const { page } = run.tab;
    const requested = await playElsewhere(page);
    const refusals = (url: string) =>
      page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            document.addEventListener(
              'securitypolicyviolation',
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            );
            const frame = document.createElement('iframe');
            frame.src = src;
            document.body.append(frame);
          }),
        url,
      );
    await page.goto(`${run.site.url}/experience/${before}`);
    expect(await refusals(src)).toBe('frame-src');
    await page.goto(`${run.site.url}/experience/${withPlayer}`);
    expect(await refusals('https://video.example/1')).toBe('frame-src');
    expect(requested).toEqual([]);
    run.tab.expectClean(/frame-src|Framing|violates the following Content Security Policy/);
  });
});
