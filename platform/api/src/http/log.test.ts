import { expect, test } from 'vitest';
import { newProfile, secretIn } from '../testing/index.ts';
import { signInAtProvider } from '../testing/signInAtProvider.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();

test('the log contains nothing that a member enters or receives', async () => {
  const email = 'private-person@people.example';
  const browser = await api.signedIn(email);
  const mail = await api.mailTo(email);
  const secrets = new Set([email, 'private-person', secretIn(mail), mail.subject.slice(0, 6)]);
  const remember = () => browser.cookies.forEach((value) => secrets.add(value));
  const post = async (path: string, body: unknown) => {
    await browser.post(`/api${path}`, body);
    remember();
  };
  const mustNotLog = (text: string) => {
    secrets.add(text);
    return text;
  };

  await post('/auth/magic-link/secret', { email, secret: mustNotLog('a-guessed-secret') });
  await post('/auth/magic-link/code', { email, code: 'not-a-code' });
  await post('/auth/magic-link/send', { email: mustNotLog('no-address-at-all') });
  await post('/auth/magic-link/send', `{"email":"${mustNotLog('half-an-object')}`);
  const far = {
    location: 'Other',
    newLocation: mustNotLog('Hidden-Valley'),
    nickname: mustNotLog('Nick-the-Name'),
  };
  await post('/profiles', {
    profile: { ...newProfile, ...far },
    inviteCode: mustNotLog('UNKNOWN-CODE'),
  });
  await post('/profiles', { profile: { ...newProfile, ...far }, inviteCode: 'EMBER-WELCOME' });
  const wish = [{ field: 'bucketList', value: [mustNotLog('A-secret-wish')] }];
  await post('/profiles/updateProfileProperty', { location: 'Other', changes: wish });
  await post('/invites', { textPart: mustNotLog('Textpart') });
  await post('/registrations/poetry-night', { availability: [mustNotLog('someday')] });
  await post('/auth/passkeys/begin', {});
  await browser.send('/payment/test-checkout', new URLSearchParams());
  await browser.get(`/api/invites?inviteCode=${mustNotLog('ASKED-CODE')}`);
  const start = `/api/auth/google-login?login_hint=${email}`;
  const back = await signInAtProvider(browser, start, { email });
  remember();
  Object.values(back).forEach((part) => part.includes('://') || secrets.add(part));
  await post('/auth/callback/google', { ...back, state: mustNotLog('another-state') });
  await post('/auth/callback/google', back);
  await browser.get('/api/users/export');
  await post('/users/delete', { email: 'another-person@people.example' });
  secrets.add('another-person');
  await post('/users/delete', { email });

  // The log of the test's own provider does not count.
  const lines = api.logLines.filter((line) => !line.includes('"path":"/dev/identity/'));
  expect(lines.length).toBeGreaterThan(20);
  // Not secrets: the value of the hint cookie, and that of deleted cookies.
  for (const value of ['1', '']) secrets.delete(value);
  expect([...secrets].filter((secret) => lines.join().includes(secret))).toEqual([]);
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.method);
  for (const line of requests) {
    expect(Object.keys(line)).toEqual([
      'level',
      'time',
      'id',
      'method',
      'path',
      'status',
      'ms',
      'event',
    ]);
  }
});
