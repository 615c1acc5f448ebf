import { expect, test } from 'vitest';
import type { ErrorCode } from '@emberite/contract/errors';
import { minute } from '../clock.ts';
import type { Browser } from '../testing/index.ts';
import { samples } from '../../testing/samples.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { calls } from '../app.ts';

const api = useTestApi();

const logout = 'POST /api/auth/logout';

/** Makes every call but the logout with valid input. Returns those that are refused with `code`. */
async function refused(browser: Browser, code: ErrorCode): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { method, path } of calls) {
    const url = path.replace(/:\w+/g, 'unknown');
    const [sample = {}] = samples[path.replace('/api', '')] ?? [];
    const call = `${method} ${path}`;
    if (call === logout) continue;
    const { body } = method === 'GET' ? await browser.get(url) : await browser.post(url, sample);
    if ((body as { code?: ErrorCode } | null)?.code === code) found.add(call);
  }
  return found;
}

test('visitors may make only these calls', async () => {
  const closed = await refused(api.browser(), 'not-signed-in');
  // Those of the desk are unknown addresses to them: staff.test.ts.
  const all = calls
    .filter(({ isHidden }) => !isHidden)
    .map(({ method, path }) => `${method} ${path}`);
  expect(all.filter((call) => !closed.has(call)).toSorted()).toEqual([
    'GET /api/auth/google-login',
    'GET /api/auth/me',
    'GET /api/auth/microsoft-login',
    'GET /api/health',
    'GET /api/invites',
    'GET /api/ready',
    // Each file has rules of its own.
    'GET /api/videos/:id/poster',
    'GET /api/videos/:id/video',
    'POST /api/auth/callback/:provider',
    logout,
    'POST /api/auth/magic-link/code',
    'POST /api/auth/magic-link/secret',
    'POST /api/auth/magic-link/send',
    'POST /api/auth/passkeys/sign-in',
    'POST /api/auth/passkeys/sign-in/begin',
    'POST /api/invitations',
    'POST /api/invitations/answer',
    'POST /api/registrations/poetry-night',
    'POST /api/waitlist',
    'POST /api/waitlist/confirm',
    'POST /api/waitlist/leave',
  ]);
});

test('10 minutes after the sign-in, a session is not enough for these calls', async () => {
  const browser = await api.signedIn('access@people.example');
  api.pass(11 * minute);
  expect([...(await refused(browser, 'recent-sign-in-needed'))].toSorted()).toEqual([
    'GET /api/users/export',
    'POST /api/auth/passkeys/add',
    'POST /api/auth/passkeys/begin',
    'POST /api/auth/passkeys/remove',
    'POST /api/auth/sessions/end',
    'POST /api/auth/sessions/end-all',
    'POST /api/users/delete',
  ]);
});
