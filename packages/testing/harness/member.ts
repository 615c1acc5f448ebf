import { newProfile, recording } from '@emberite/api/testing';
import { promptTypes } from '@emberite/content/prompts';
import type { PromptId } from '@emberite/content/prompts';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestSite } from './site.ts';
import type { Fixture } from './useSite.ts';

/**
 * Signs in on the page like a user: enters the address, then the code from the mail, which submits
 * automatically.
 */
export async function enterByCode(site: TestSite, page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByLabel(/code/i).fill(await site.codeFor(email));
}

/** Signs in on the page of the local provider. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Local sign-in' }).waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Uploads a red video of one second as the context's member, without a camera. */
export async function uploadVideo(
  site: TestSite,
  context: BrowserContext,
  { promptId = 'dad_joke' as PromptId, location = newProfile.location as string } = {},
): Promise<void> {
  const promptType = promptTypes[promptId];
  const response = await context.request.post(`${site.url}/api/videos/upload`, {
    headers: { Origin: site.url },
    multipart: {
      location,
      promptId,
      ...(promptType !== 'daily' && { promptType }),
      video: { name: 'clip.mp4', mimeType: 'video/mp4', buffer: recording('mp4') },
    },
  });
  if (!response.ok()) throw new Error(`The upload returned ${response.status()}.`);
}

/** Signs in with a new address through the API, for tests of what follows. */
export async function signIn(site: TestSite, context: BrowserContext, email: string) {
  const headers = { Origin: site.url };
  const post = async (path: string, data: unknown) => {
    const response = await context.request.post(`${site.url}/api${path}`, { data, headers });
    if (!response.ok())
      throw new Error(`${path} returned ${response.status()}: ${await response.text()}`);
  };
  await post('/auth/magic-link/send', { email });
  await post('/auth/magic-link/code', { email, code: await site.codeFor(email) });
  return {
    /** Makes a call of the API. */
    post,
    /** Creates a profile, which makes the user a member, with a video for each of the prompts. */
    async becomeMember(...promptIds: PromptId[]): Promise<void> {
      await post('/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
      for (const promptId of promptIds) await uploadVideo(site, context, { promptId });
    },
  };
}

let members = 0;

/** Makes the tab's user a new member, with a video for each of the prompts. */
export async function becomeMember(
  { site, tab }: Fixture,
  ...promptIds: PromptId[]
): Promise<void> {
  members += 1;
  const user = await signIn(site, tab.page.context(), `member-${members}@example.com`);
  await user.becomeMember(...promptIds);
}

/** The entries of the member area's navigation, in order. */
export const navigation = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: /^Member area/ })
    .getByRole('listitem')
    .getByRole('link')
    .allInnerTexts();
