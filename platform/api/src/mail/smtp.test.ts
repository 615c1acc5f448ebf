import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi } from '../testing/index.ts';
import type { TestApi } from '../testing/index.ts';
import { listen } from '../../../../tools/listen.ts';
import { isFull } from '../../../../tools/sample.ts';

const production = { NODE_ENV: 'production', SITE_URL: 'https://ember.example' };

let api: TestApi;
let accepts = true;
const received: { to: string[]; source: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(accepts ? null : new Error('Mailbox full')),
  onData(stream, session, done) {
    let source = '';
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});

beforeAll(async () => {
  const port = await listen(server.server);
  api = await startTestApi({ ...production, SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await api.end();
  await new Promise<void>((done) => server.close(done));
});

const send = () =>
  api.browser().post('/api/auth/magic-link/send', { email: 'smtp@people.example' });

test('the mail server gets the mail, and signing in sets https-only cookies', async () => {
  expect((await send()).status).toBe(200);
  const [mail] = received;
  expect(mail?.to).toEqual(['smtp@people.example']);
  expect(mail?.source).toMatch(/^From: Ember <hello@ember\.example>/m);
  expect(mail?.source).toContain('multipart/alternative');
  expect(mail?.source).toContain('Auto-Submitted: auto-generated');
  const code = /^Subject: (\d{6})/m.exec(mail?.source ?? '')?.[1] ?? '';
  const response = await api
    .browser()
    .post('/api/auth/magic-link/code', { email: 'smtp@people.example', code });
  expect(response.status).toBe(200);
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('; Secure');
});

test('the mail server gets an address with every character that one may have', async () => {
  received.length = 0;
  const email = "a.!#$%&'*+/=?^_`{|}~-b@xn--80a1acny.xn--p1ai";
  expect((await api.browser().post('/api/auth/magic-link/send', { email })).status).toBe(200);
  // This server decodes the domain of the envelope.
  expect(received.map(({ to }) => to)).toEqual([[email.replace(/@.*/, '@почта.рф')]]);
  expect(received[0]?.source).toContain(`\nTo: ${email}\r\n`);
});

test('a rejected mail is reported, and its content is not logged', async () => {
  accepts = false;
  const { status, body } = await send();
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'mail-failed' })]);
  expect(api.logLines.join('\n')).toContain('mail-failed');
  expect(api.logLines.join('\n')).not.toContain('smtp@people.example');
});

test('in production there is nothing under /dev', async () => {
  const paths = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css', '/dev/mailbox/1'];
  for (const path of paths) expect((await api.browser().get(path)).status).toBe(404);
});

test.runIf(isFull)(
  'in production without a mail server, sending fails instead of piling up codes',
  async () => {
    const mute = await startTestApi(production);
    const { status } = await mute
      .browser()
      .post('/api/auth/magic-link/send', { email: 'a@people.example' });
    await mute.end();
    expect(status).toBe(503);
  },
);
