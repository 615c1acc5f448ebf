import type { PromptId } from '@emberite/content/prompts';
import type * as api from '@emberite/sdk/api';
import type { Page } from 'playwright-core';
import { signIn } from '@emberite/testing/harness/member';
import type { Fixture } from '@emberite/testing/harness/useSite';

/** The path of the registration for a night out. */
export const wizardPath = '/emberite/experiences/join';

type Stored = Awaited<ReturnType<typeof api.registrationList>>;

/** Returns what is stored, as the API lists it. */
export async function stored({ site }: Fixture, page: Page): Promise<Stored> {
  const response = await page.context().request.get(`${site.url}/api/registrations`);
  return (await response.json()) as Stored;
}

/** Registers the context's member without the wizard, for tests of what follows. */
export async function register({ site }: Fixture, page: Page, changes: object = {}): Promise<void> {
  const response = await page.context().request.post(`${site.url}/api/profiles`, {
    data: {
      availability: ['friday_evenings'],
      activities: ['arcade'],
      budget: { ideal: '20-50', max: '50-100' },
      videoAgreement: 'yes',
      depositAgreement: 'yes',
      ...changes,
    },
    headers: { Origin: site.url },
  });
  if (!response.ok()) throw new Error(`The registration returned ${response.status()}.`);
}

/** Presses a button of the test checkout for the context's member. */
export async function checkOut(
  { site }: Fixture,
  page: Page,
  outcome: 'paid' | 'pending' | 'failed',
): Promise<void> {
  await page.context().request.post(`${site.url}/payment/test-checkout`, {
    form: { outcome },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
}

/** Waits for the page with this heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const next = (page: Page) => button(page, 'Next').click();
export const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
export const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

/** The heading of the page that says that somebody is registered. */
export const isIn = 'You’re in';

/** The headings of the steps. */
export const titles = [
  'When are you free?',
  'What sounds like fun?',
  'What is your budget for an evening?',
  'Your videos',
  'Your deposit',
];

/** Answers one step. */
export const answers = [
  async (page: Page) => {
    await box(page, /^Friday evenings/).check();
    await box(page, /^Sunday daytime/).check();
    await box(page, /does not guarantee a spot/).check();
  },
  async (page: Page) => {
    await box(page, 'Karaoke').check();
    await box(page, 'Live music').check();
  },
  async (page: Page) => {
    await radio(page, 'Ideal budget', '$20 to $50').check();
    await radio(page, 'Maximum budget', '$50 to $100').check();
  },
  async (page: Page) =>
    page.getByRole('radio', { name: 'Yes, I will upload at least 2 videos' }).check(),
];

/** What they are stored as. */
export const payload = {
  kind: 'night-out',
  availability: ['friday_evenings', 'sunday_daytime'],
  activities: ['live_music', 'karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
};
export const yes = (page: Page) =>
  page.getByRole('radio', { name: /^Yes, I will leave a \$10 deposit/ });
export const no = (page: Page) => page.getByRole('radio', { name: /^No, register me without/ });

let count = 0;

/** Opens the wizard as a new member with the videos of these prompts. Returns their address. */
export async function openWizard(
  { site }: Fixture,
  page: Page,
  ...promptIds: PromptId[]
): Promise<string> {
  count += 1;
  const email = `wizard-${count}@example.com`;
  const user = await signIn(site, page.context(), email);
  await user.becomeMember(...promptIds);
  await page.goto(site.url + wizardPath);
  await heading(page, titles[0]!);
  return email;
}

/** Returns what the browser has stored of the unsent answers; null if nothing. */
export const draftOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('ember.registration'));

/** Answers the steps up to `step` and shows it. */
export async function goTo(page: Page, step: number): Promise<void> {
  for (const [index, answer] of answers.slice(0, step).entries()) {
    await heading(page, titles[index]!);
    await answer(page);
    await next(page);
  }
  await heading(page, titles[step]!);
}

/** Registers with a deposit, up to the test checkout. */
export async function toCheckout(page: Page): Promise<void> {
  await goTo(page, 4);
  await yes(page).check();
  await button(page, 'Register and pay $10').click();
  await heading(page, 'Test checkout: no money moves');
}

/** Counts how often a tab sends a registration. */
export function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/profiles')) sent += 1;
  });
  return () => sent;
}

/**
 * Collects the registrations that a tab sends, in full. Call it before the tab opens a page.
 * Chromium does not expose the body of a request that was cloned, so the page reads it.
 */
export async function readSent(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.exposeFunction('readSent', (body: string) => void sent.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && request.url.endsWith('/api/profiles')) {
        const { readSent } = window as unknown as { readSent: (body: string) => Promise<void> };
        await readSent(await request.clone().text());
      }
      return fetch(request);
    };
  });
  return sent;
}
