import { sessionHintCookie, sessionHintName } from '@emberite/contract/sessionHint';
import { createBrowser, newMember, signIn, upload } from '@emberite/api/testing';

/** The member whose area is measured: with a profile, two videos and one completed step. */
const email = 'bench@ember.example';

const changes = [{ field: 'roadmaps', value: { 'first-steps': ['how-ember-works'] } }];

/** A cookie to set in a browser. */
export interface Cookie {
  name: string;
  value: string;
}

/**
 * Registers the member with the API. Returns the session's cookies, and for each site the one by which its pages know
 * that somebody is signed in.
 */
export async function registerMember(apiUrl: string, siteUrls: string[]): Promise<Cookie[]> {
  const browser = await newMember(
    { signedIn: (address) => signIn(createBrowser(apiUrl), address) },
    email,
  );
  const responses = [
    await upload(browser),
    await upload(browser, { promptId: 'travel_advice', promptType: 'useful' }),
    await browser.post('/api/users/updateUserProperty', { changes }),
  ];
  for (const { status, body } of responses) {
    if (status !== 200) throw new Error(`The API responded with ${status}: ${String(body)}`);
  }
  const own = [...browser.cookies].map(([name, value]) => ({ name, value }));
  const hint = own.find(({ name }) => name.startsWith(sessionHintName))!;
  return [...own, ...siteUrls.map((siteUrl) => ({ ...hint, name: sessionHintCookie(siteUrl) }))];
}
