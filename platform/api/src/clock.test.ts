import { expect, test, vi } from 'vitest';
import { row } from '../../../tools/rows.ts';
import { day, hour } from './clock.ts';
import { codeIn, newMember, startTestApi } from './testing/index.ts';
import type { Browser } from './testing/index.ts';
import { nightOut } from '../testing/nightOut.ts';
import { useTestApi } from '../testing/useTestApi.ts';
import { isFull } from '../../../tools/sample.ts';

const year = 365 * day;

const api = useTestApi();

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/users/currentUser')).status === 200;

/** Requests a code. Returns the status of the response. */
const ask = async (browser: Browser, email: string) =>
  (await browser.post('/api/auth/magic-link/send', { email })).status;

/** Signs in with the newest code of an address. Returns the status of the response. */
async function enter(browser: Browser, email: string): Promise<number> {
  const code = codeIn(await api.mailTo(email));
  return (await browser.post('/api/auth/magic-link/code', { email, code })).status;
}

test('a clock that jumps by an hour ends codes, and no session', async ({ task }) => {
  const email = 'hour@clock.example';
  const member = await newMember(api, email);
  const guest = api.browser();
  await ask(guest, email);
  api.pass(hour);
  expect([await isSignedIn(member), await enter(guest, email)]).toEqual([true, 400]);
  const later = await api.signedIn('later@clock.example');
  await ask(guest, email);
  api.pass(-hour);
  // It is not from the future for long enough to be suspicious.
  expect([await isSignedIn(member), await isSignedIn(later)]).toEqual([true, true]);
  expect(await enter(guest, email)).toBe(200);
  row(task, 'accidents', {
    Accident: 'The clock of the API jumps by an hour, and back',
    'What happens':
      'Everybody stays signed in. Codes and links in mails that were requested before the jump expire, or last an hour longer; people ask for another one',
    'What to do': 'Let the machine keep its time by NTP (`timedatectl`)',
  });
});

test.runIf(isFull)(
  'a clock that is ahead by a year, and is set right, leaves members signed in and nothing that lasts',
  async ({ task }) => {
    const email = 'year@clock.example';
    const member = await newMember(api, email);
    api.pass(year);
    expect(await isSignedIn(member)).toBe(false);
    const guest = api.browser();
    for (const _ of Array.from({ length: 5 })) expect(await ask(guest, email)).toBe(200);
    expect(await ask(guest, email)).toBe(429);
    const early = await api.signedIn('early@clock.example');
    api.pass(-year);

    expect(await isSignedIn(member)).toBe(true);
    // It would last for more than a year.
    expect(await isSignedIn(early)).toBe(false);
    expect(await enter(guest, email)).toBe(400);
    // Its limit would have a year to go.
    expect(await ask(guest, email)).toBe(200);
    expect(await enter(guest, email)).toBe(200);
    row(task, 'accidents', {
      Accident: 'The clock of the API is ahead by a year for a while',
      'What happens':
        'Until it is corrected, all existing sessions are invalid. Afterwards they work again, except for members who signed in meanwhile: they sign in once more. Codes and limits from the year ahead do not count',
      'What to do': 'Set the clock. Nothing else',
    });
  },
);

test('a clock that is ahead by a year deletes and refunds nothing', async ({ task }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const site = await startTestApi();
  const member = await newMember(site, 'kept@clock.example');
  await member.send('/payment/test-checkout', new URLSearchParams());
  await member.post('/api/profiles', nightOut);
  const stored = async () => {
    const { status, body } = await member.get('/api/registrations');
    return { status, body };
  };
  const before = await stored();
  expect(before.status).toBe(200);
  const cleans = async () => {
    site.pass(hour);
    await vi.advanceTimersByTimeAsync(hour);
  };
  await cleans();
  expect(site.logLines.join('')).not.toContain('clock-jumped');
  site.pass(year);
  await cleans();
  expect(site.logLines.join('')).toContain('"hours":8760,"event":"clock-jumped"');
  site.pass(-year);
  await cleans();
  expect(await stored()).toEqual(before);
  vi.useRealTimers();
  await site.end();
  row(task, 'accidents', {
    Accident: 'The clock of the API jumps ahead by a year while it runs',
    'What happens':
      'It deletes no session and no registration and refunds no deposit, which are all too old, until the clock is right: `clock-jumped` in the log',
    'What to do':
      'Set the clock before the API starts again: one that starts with a wrong clock believes it',
  });
});

test('a clock that is set back by a year lets nobody change an account who signed in later', async ({
  task,
}) => {
  const email = 'back@clock.example';
  const member = await newMember(api, email);
  api.pass(-year);
  const response = await member.post('/api/users/delete', { email });
  expect(response.body).toMatchObject({ code: 'not-signed-in' });
  const guest = await api.signedIn('then@clock.example');
  expect(await isSignedIn(guest)).toBe(true);
  api.pass(year);
  expect([await isSignedIn(member), await isSignedIn(guest)]).toEqual([true, false]);
  row(task, 'accidents', {
    Accident: 'The clock of the API is set back by a year for a while',
    'What happens':
      'Members who were signed in have to sign in again, and people can sign in. When it is right again, those from before are signed in',
    'What to do': 'Set the clock. Nothing else',
  });
});
