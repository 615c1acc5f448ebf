import { beforeAll, expect, test } from 'vitest';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();
beforeAll(async () => {
  for (const email of ['ann@people.example', 'ben@people.example', 'ann@people.example']) {
    await api.browser().post('/api/auth/magic-link/send', { email });
  }
});

const get = (path: string) => api.browser().get(path);

test('as JSON: newest first, for one address or for all', async () => {
  const all = (await get('/dev/mailbox.json')).body as Record<string, string>[];
  expect(all.map((mail) => mail.to)).toEqual([
    'ann@people.example',
    'ben@people.example',
    'ann@people.example',
  ]);
  const hers = (await get('/dev/mailbox.json?to=Ann@People.example')).body as object[];
  expect(hers).toHaveLength(2);
  expect(Object.keys(hers[0] ?? {}).toSorted()).toEqual([
    'html',
    'receivedAt',
    'subject',
    'text',
    'to',
  ]);
  await api.browser().post('/api/auth/magic-link/send', { email: 'cy+1@people.example' });
  expect((await get('/dev/mailbox.json?to=cy+1@people.example')).body).toHaveLength(1);
  expect((await get('/dev/mailbox.json?to=nobody@people.example')).body).toEqual([]);
  expect((await get('/dev/mailbox.json?to=%00')).body).toEqual([]);
});

test('as pages: a list, a message, and the mail itself, all without scripts', async () => {
  const list = await get('/dev/mailbox?to=ben@people.example');
  const path = /\/dev\/mailbox\/\d+/.exec(String(list.body))?.[0] ?? '';
  const message = await get(path);
  const mail = await get(`${path}/html`);
  for (const { status, body, headers } of [list, message, mail]) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(body).not.toMatch(/<script/i);
  }
  expect(list.body).not.toContain('ann@people.example');
  expect(message.body).toContain('href="http://localhost:4000/login/magic-link?email=');
  expect(mail.body).toContain('<base target="_top" />');
  expect((await get('/dev/mailbox.css')).headers.get('content-type')).toBe('text/css');
});

test('the search term is shown as text', async () => {
  const { body } = await get(
    `/dev/mailbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`,
  );
  expect(body).not.toContain('<script>');
  expect(body).toContain('No mail yet.');
});

test.each(['/dev/mailbox/999', '/dev/mailbox/x', '/dev/mailbox/1%27', '/dev/other'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
