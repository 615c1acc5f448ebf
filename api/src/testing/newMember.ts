import type { InputOf } from '@emberite/sdk/contract/call';
import type { profileCreate } from '@emberite/sdk/contract/profileCreate';
import type { Browser } from './browser.ts';
import type { TestApi } from './testApi.ts';

/** The profile that the welcome sends with default answers. */
export const newProfile: InputOf<typeof profileCreate>['profile'] = {
  location: 'CA:BC:Revelstoke',
  newLocation: '',
  firstName: 'Emberite',
  nickname: '',
  relationshipStatus: 'friends',
  userSex: 'female',
  preferredSex: [],
  age: 34,
  minIdealAge: 24,
  maxIdealAge: 44,
};

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
