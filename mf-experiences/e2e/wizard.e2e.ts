import type { Page } from 'playwright-core';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import {
  answers,
  box,
  button,
  draftOf,
  goTo,
  heading,
  isIn,
  next,
  no,
  openWizard,
  payload,
  radio,
  readSent,
  stored,
  titles,
  wizardPath,
  yes,
} from './harness/wizard.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

/** Counts how often a tab throws confetti. Call it before the tab opens a page. */
async function countConfetti(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const thrown = added.filter(({ nodeName }) => nodeName === 'CANVAS').length;
      const before = Number(sessionStorage.getItem('confetti'));
      sessionStorage.setItem('confetti', String(before + (thrown > 0 ? 1 : 0)));
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('confetti')));
}

const shownStep = (page: Page) => new URL(page.url()).searchParams.get('step');
describe('a registration', () => {
  it('without a deposit ends with what happens next, by keyboard alone', async () => {
    const { page } = run.tab;
    const sent = await readSent(page);
    const confetti = await countConfetti(page);
    const email = await openWizard(run, page, 'dad_joke');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    /** Moves the focus forward to a control, as Tab does. */
    const tabTo = async (target: ReturnType<typeof box>) => {
      await target.waitFor();
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not reach the control.');
    };
    const choose = async (target: ReturnType<typeof box>) => {
      await tabTo(target);
      await page.keyboard.press('Space');
    };
    const onward = async (step: number) => {
      await page.keyboard.press('Enter');
      await heading(page, titles[step]!);
      await expect.poll(focused).toBe(titles[step]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await choose(box(page, /^Friday evenings/));
    await choose(box(page, /^Sunday daytime/));
    await choose(box(page, /does not guarantee a spot/));
    await onward(1);
    await choose(box(page, 'Live music'));
    await choose(box(page, 'Karaoke'));
    await onward(2);
    await choose(radio(page, 'Ideal budget', '$0 to $20'));
    await page.keyboard.press('ArrowRight');
    await choose(radio(page, 'Maximum budget', '$0 to $20'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await onward(3);
    await page.getByText('You still need a useful video').waitFor();
    expect(await page.getByRole('link', { name: 'Go to Videos' }).getAttribute('href')).toBe(
      '/emberite/settings/videos',
    );
    await choose(page.getByRole('radio', { name: 'Yes, I will upload at least 2 videos' }));
    await onward(4);
    await choose(yes(page));
    await page.keyboard.press('ArrowDown');
    await tabTo(button(page, 'Register without a deposit'));
    await page.keyboard.press('Enter');
    await heading(page, isIn);
    await expect.poll(focused).toBe(isIn);
    await page.getByText(`on its way to ${email}`).waitFor();
    await page.getByRole('list', { name: 'The way to your event' }).waitFor();
    const record = page.getByRole('link', { name: 'Record a useful video' });
    expect(await record.getAttribute('href')).toBe('/emberite/settings/videos');
    await expect.poll(confetti).toBe(1);
    expect(await stored(run, page)).toMatchObject({
      registrations: [{ ...payload, depositAgreement: 'no' }],
      deposit: null,
    });
    const { availability, activities, budget } = payload;
    expect(sent).toEqual([
      { availability, activities, budget, videoAgreement: 'yes', depositAgreement: 'no' },
    ]);
    expect(await draftOf(page)).toBeNull();
    // Back does not lead to an empty form.
    await page.goBack();
    await heading(page, 'You are already registered');
    await page.goForward();
    await heading(page, isIn);
    // The page stays, the celebration does not.
    await page.reload();
    await heading(page, isIn);
    await page.getByRole('link', { name: 'See my registrations' }).click();
    await page.getByRole('article', { name: 'Night out' }).waitFor();
    await page.goBack();
    await heading(page, isIn);
    expect(await confetti()).toBe(1);
    run.tab.expectClean();
  });

  it.runIf(isFull)('of somebody with both videos asks nothing about videos', async () => {
    const { page } = run.tab;
    await openWizard(run, page, 'dad_joke', 'travel_advice');
    await goTo(page, 2);
    await answers[2]!(page);
    await next(page);
    await heading(page, titles[4]!);
    await page.getByRole('progressbar', { name: 'Step 4 of 4' }).waitFor();
    await page.goto(`${run.site.url}${wizardPath}?step=3`);
    await heading(page, titles[4]!);
    await button(page, 'Back').click();
    await heading(page, titles[2]!);
    await next(page);
    await no(page).check();
    await button(page, 'Register without a deposit').click();
    await heading(page, isIn);
    expect(await page.getByRole('link', { name: /Record/ }).count()).toBe(0);
    expect(await stored(run, page)).toMatchObject({ registrations: [payload] });
    run.tab.expectClean();
  });
});

const rules = [
  {
    step: 0,
    break: async () => {},
    group: 'Your times',
    message:
      'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
    focus: (page: Page) => box(page, /^Weekday evenings/),
  },
  {
    step: 0,
    break: (page: Page) => box(page, /^Friday evenings/).check(),
    message: 'Make sure you understand that the spot is not guaranteed (check the box)',
    focus: (page: Page) => box(page, /does not guarantee a spot/),
  },
  {
    step: 1,
    break: async () => {},
    group: 'Your activities',
    message: 'Please select at least one activity.',
    focus: (page: Page) => box(page, 'Arcade'),
  },
  {
    step: 2,
    break: async (page: Page) => {
      await radio(page, 'Ideal budget', '$50 to $100').check();
      await radio(page, 'Maximum budget', '$20 to $50').check();
    },
    group: 'Maximum budget',
    message: 'Your maximum budget must not be below your ideal budget.',
    focus: (page: Page) =>
      page.getByRole('group', { name: 'Maximum budget' }).getByRole('radio').first(),
  },
  {
    step: 2,
    break: async () => {},
    group: 'Ideal budget',
    message: 'Please select your budget.',
    focus: (page: Page) => radio(page, 'Ideal budget', '$0 to $20'),
  },
  {
    step: 2,
    break: (page: Page) => radio(page, 'Ideal budget', '$50 to $100').check(),
    group: 'Maximum budget',
    message: 'Please select your budget.',
    focus: (page: Page) => radio(page, 'Maximum budget', '$0 to $20'),
  },
  {
    step: 4,
    go: (page: Page) => button(page, 'Register').click(),
    break: async () => {},
    group: 'Will you leave a deposit?',
    message: 'Please select whether you will leave a deposit.',
    focus: (page: Page) => page.getByRole('radio').first(),
  },
  {
    step: 3,
    break: async () => {},
    group: 'Will you upload at least 2 videos?',
    message: 'Please select whether you will upload videos.',
    focus: (page: Page) => page.getByRole('radio').first(),
  },
];

it.runIf(isFull).each(rules)('says beside its cause: $message', async (rule) => {
  const { page } = run.tab;
  await openWizard(run, page);
  await goTo(page, rule.step);
  await rule.break(page);
  await (rule.go ?? next)(page);
  const place = rule.group ? page.getByRole('group', { name: rule.group }) : page;
  await place.getByRole('alert').getByText(rule.message, { exact: true }).waitFor();
  const hasFocus = () => rule.focus(page).evaluate((node) => node === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  expect(shownStep(page)).toBe(`${rule.step}`);
  run.tab.expectClean();
});

it.runIf(isFull)('does not go on without videos, and a button changes that answer', async () => {
  const { page } = run.tab;
  await openWizard(run, page);
  await goTo(page, 3);
  await page.getByRole('radio', { name: 'No, I would rather not' }).check();
  const alert = page
    .getByRole('alert')
    .getByText('Uploading videos is mandatory to be discoverable.');
  await alert.waitFor();
  await page.getByText('Two clips of 15 seconds are enough').waitFor();
  await next(page);
  expect(shownStep(page)).toBe('3');
  await alert.waitFor();
  await button(page, 'All right, I will upload videos').click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('You still need 2 videos, one fun and one useful').waitFor();
  await next(page);
  await heading(page, titles[4]!);
  run.tab.expectClean();
});

describe('the history', () => {
  it.runIf(isFull)('has every step: Back, Forward, a reload and a deep link', async () => {
    const { page } = run.tab;
    await page.goto(run.site.url);
    await openWizard(run, page);
    await goTo(page, 3);
    await page.reload();
    await heading(page, titles[3]!);
    await page.goBack();
    await heading(page, titles[2]!);
    await page.getByRole('button', { name: 'Back' }).click();
    await heading(page, titles[1]!);
    expect(await box(page, 'Karaoke').isChecked()).toBe(true);
    await page.goForward();
    await heading(page, titles[2]!);
    await page.goto(`${run.site.url}${wizardPath}?step=4`);
    await heading(page, titles[3]!);
    expect(shownStep(page)).toBe('3');
    await page.goto(`${run.site.url}${wizardPath}?step=0`);
    await heading(page, titles[0]!);
    expect(await box(page, /^Friday evenings/).isChecked()).toBe(true);
    run.tab.expectClean();
  });

  it.runIf(isFull)('leads from the first step to where the member came from', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await page.goto(`${run.site.url}/emberite/experience/peak-axethrowing`);
    await page.getByRole('link', { name: 'Join' }).click();
    await heading(page, titles[0]!);
    await answers[0]!(page);
    await next(page);
    await heading(page, 'What else sounds like fun?');
    await button(page, 'Back').click();
    await heading(page, titles[0]!);
    await button(page, 'Back').click();
    await page.waitForURL(/peak-axethrowing$/);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'leads to the list after a sign-in on the way from a link from outside',
    async () => {
      const { page } = run.tab;
      const email = await openWizard(run, page);
      await page.context().clearCookies();
      await page.goto(run.site.url + wizardPath);
      await page.waitForURL(/\/login/);
      await enterByCode(run.site, page, email);
      await heading(page, titles[0]!);
      await button(page, 'Back').click();
      await page.waitForURL(`${run.site.url}/emberite/experiences`);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('leads from a link from outside to the list, also after a reload', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await page.reload();
    await heading(page, titles[0]!);
    await button(page, 'Back').click();
    await page.waitForURL(`${run.site.url}/emberite/experiences`);
    run.tab.expectClean();
  });
});

it.runIf(isFull)('says that it cannot tell which videos are missing, and asks again', async () => {
  const { page } = run.tab;
  await openWizard(run, page);
  await goTo(page, 3);
  await page.route('**/api/profiles/get*', (route) => route.abort());
  await page.route('**/api/profiles?*', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('We could not look up your videos.').waitFor();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await page.getByText('You still need 2 videos, one fun and one useful').waitFor();
  run.tab.expectClean(/ERR_FAILED/, /NetworkError/);
});

it.runIf(isFull)('every step of the registration for a night out is accessible', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(run.site.url + wizardPath);
  for (const [step, answer] of answers.entries()) {
    await heading(page, titles[step]!);
    await look(`step ${step}`);
    await next(page);
    await page.getByRole('alert').waitFor();
    await look(`step ${step}, refused`);
    await answer(page);
    if (step === 3) {
      await page.getByRole('radio', { name: 'No, I would rather not' }).check();
      await look('no videos');
      await answer(page);
    }
    await next(page);
  }
  await heading(page, titles[4]!);
  await look('step 4');
  await button(page, 'Register').click();
  await page.getByRole('alert').waitFor();
  await look('step 4, refused');
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});
