import { newProfile } from '@emberite/contract/newProfile';
import type { Browser } from './browser.ts';
import type { TestApi } from './testApi.ts';

/** Returns a browser in which a user with a profile is signed in. */
export async function newMember(api: Pick<TestApi, 'signedIn'>, address: string): Promise<Browser> {
  const browser = await api.signedIn(address);
  const { status } = await browser.post('/api/profiles', {
    profile: newProfile,
    inviteCode: 'EMBER-WELCOME',
  });
  if (status !== 200) throw new Error(`Creating the profile of ${address} failed: ${status}.`);
  return browser;
}
