import type { BrowserContext, Page } from 'playwright-core';
import type { TestSite } from './site.ts';

/** Signs in on the page like a user: enters the address, then the code from the mail, which is sent by itself. */
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

/** Signs in with a new address through the API, for tests of what comes after it. */
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
    /** Creates a profile, which makes the user a member. */
    async becomeMember(): Promise<void> {
      await post('/profiles', {
        profile: {
          location: 'CA:BC:Revelstoke',
          newLocation: '',
          firstName: 'Emberite',
          nickname: 'Robin',
          relationshipStatus: 'friends',
          userSex: 'female',
          preferredSex: [],
          age: 34,
          minIdealAge: 24,
          maxIdealAge: 44,
        },
        inviteCode: 'EMBER-WELCOME',
      });
    },
  };
}
