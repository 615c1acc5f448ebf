/** The member whose area is measured: with a profile and one completed step. */
const email = 'bench@ember.example';

const profile = {
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
};

const changes = [{ field: 'roadmaps', value: { 'first-steps': ['how-ember-works'] } }];

/** A cookie to set in a browser. */
export interface Cookie {
  name: string;
  value: string;
}

/** Returns the newest code mailed to the member, from the API's local mailbox. */
async function mailedCode(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/dev/mailbox.json?to=${email}`);
  const [mail] = (await answer.json()) as { subject: string }[];
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
}

/** Registers the member with the API. Returns the session's cookies. */
export async function registerMember(apiUrl: string): Promise<Cookie[]> {
  let cookies: Cookie[] = [];

  async function post(path: string, body: unknown): Promise<void> {
    const response = await fetch(`${apiUrl}/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    }
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      cookies = [...cookies.filter((cookie) => cookie.name !== name), { name, value }];
    }
  }

  await post('/auth/magic-link/send', { email });
  await post('/auth/magic-link/code', { email, code: await mailedCode(apiUrl) });
  await post('/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
  await post('/users/updateUserProperty', { changes });
  return cookies;
}
