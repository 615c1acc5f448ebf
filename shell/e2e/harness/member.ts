import type { BrowserContext } from 'playwright-core';
import type { TestSite } from './site.ts';

/** Signs a new address in through the API, for tests that are about something later. */
export async function signIn(site: TestSite, context: BrowserContext, email: string) {
  const headers = { Origin: site.url };
  const post = async (path: string, data: unknown) => {
    const answer = await context.request.post(`${site.url}/api${path}`, { data, headers });
    if (!answer.ok())
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('/auth/magic-link/send', { email });
  await post('/auth/magic-link/code', { email, code: await site.codeFor(email) });
  return {
    /** Gives the user a profile, which makes a member of them. */
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
