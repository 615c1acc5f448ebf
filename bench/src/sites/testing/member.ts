import { createBrowser, newMember, signIn, upload } from '@emberite/api/testing';

/** The member whose area is measured: with a profile, two videos and one completed step. */
const email = 'bench@ember.example';

const changes = [{ field: 'roadmaps', value: { 'first-steps': ['how-ember-works'] } }];

/** A cookie to set in a browser. */
export interface Cookie {
  name: string;
  value: string;
}

/** Registers the member with the API. Returns the session's cookies. */
export async function registerMember(apiUrl: string): Promise<Cookie[]> {
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
  return [...browser.cookies].map(([name, value]) => ({ name, value }));
}
