/** What the API responds while a service that it needs does not work. */

import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '@emberite/objects/testing';
import { createCertificate } from '../../../tools/certificate.ts';
import { row } from '../../../tools/rows.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import type { Overrides } from './server.ts';
import { newMember, startTcpProxy, startTestApi } from './testing/index.ts';
import type { Browser, TestApi } from './testing/index.ts';
import { upload } from './testing/recording.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function listen(server: Server | SMTPServer): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  ends.push(() => server.close());
  return ((server instanceof SMTPServer ? server.server : server).address() as AddressInfo).port;
}

async function start(
  environment: Record<string, string>,
  overrides: Overrides = {},
): Promise<TestApi> {
  const api = await startTestApi(environment, overrides);
  ends.push(api.end);
  return api;
}

/** Requests a code. Returns the status and the error code of the response. */
async function ask(api: TestApi) {
  const email = 'waits@outside.example';
  const { status, body } = await api.browser().post('/api/auth/magic-link/send', { email });
  return [status, (body as { code?: string }).code];
}

/** Uploads a recording. Returns the status, and the member's videos afterwards. */
async function record(api: TestApi, member: Browser) {
  const { status } = await upload(member);
  const { body } = await member.get('/api/profiles?location=CA:BC:Revelstoke');
  const { videos } = body as { videos: object[] };
  const incoming = join(api.dataDir, 'incoming');
  return [status, videos.length, existsSync(incoming) ? readdirSync(incoming).length : 0];
}

/** The last failure in the log. */
const failure = ({ logLines }: TestApi) =>
  logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .findLast(({ level }) => level === 'error');

/** A mail server that refuses each address with this code. */
const refusing = (responseCode: number) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode })),
  });

describe('a mail server that', () => {
  const responses: [string, number][] = [
    ['says later', 451],
    ['says no', 550],
  ];
  test.each(sample(responses))(
    '%s: the user who waits for the mail is told, and the log says why',
    async (_, responseCode) => {
      const port = await listen(refusing(responseCode));
      const api = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { mailPatience: 1_000 });
      expect(await ask(api)).toEqual([503, 'mail-failed']);
      expect(failure(api)).toMatchObject({ event: 'mail-failed', code: 'EENVELOPE', responseCode });
    },
  );

  test.runIf(isFull)('is unreachable: the same', async () => {
    const api = await start({ SMTP_URL: 'smtp://127.0.0.1:9' }, { mailPatience: 1_000 });
    expect(await ask(api)).toEqual([503, 'mail-failed']);
    expect(failure(api)).toMatchObject({ event: 'mail-failed', code: 'ESOCKET' });
  });

  test.runIf(isFull)('hangs: the same after twenty seconds', async ({ task }) => {
    const silent = createTcpServer();
    const api = await start({ SMTP_URL: `smtp://127.0.0.1:${await listen(silent)}` });
    expect(await ask(api)).toEqual([503, 'mail-failed']);
    expect(failure(api)).toMatchObject({ event: 'mail-failed', code: 'ETIMEDOUT' });
    row(task, 'accidents', {
      Accident: 'The mail server refuses, is away or hangs',
      'What happens':
        'A mail that it does not refuse for good is tried again for 20 seconds. Then people who request a code are told that no mail could be sent; the code before it still works. `mail-failed` with the `code`, and the `responseCode` of the server',
      'What to do': 'Read the code; mend the server, or change `SMTP_URL` and restart the API',
    });
  });
});

test.runIf(isFull)(
  'a payment service or sign-in provider that hangs: the member is told before the gateway gives up',
  async () => {
    const url = `http://127.0.0.1:${await listen(createTcpServer())}`;
    const api = await start(
      {
        STRIPE_SECRET_KEY: 'sk_test',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
      { stripeApi: url, issuers: { google: url } },
    );
    const member = await newMember(api, 'hangs@outside.example');
    const leadsTo = async (path: string) => (await member.get(path)).headers.get('location');
    const started = performance.now();
    expect(await Promise.all([leadsTo('/payment'), leadsTo('/api/auth/google-login')])).toEqual([
      '/emberite/experiences/join?deposit=unavailable',
      '/login/callback/google?error=unavailable',
    ]);
    // The gateway's `API_TIMEOUT`.
    expect(performance.now() - started).toBeLessThan(15_000);
  },
);

describe.runIf(isFull)('a certificate that has expired', () => {
  const trusted = tls.getCACertificates();
  const certificate = createCertificate('localhost', '010101000000Z');
  beforeAll(() => tls.setDefaultCACertificates([...trusted, certificate.cert]));
  afterAll(() => tls.setDefaultCACertificates(trusted));

  test('of the mail server, a provider or the bucket is reported, and not trusted', async ({
    task,
  }) => {
    const mail = new SMTPServer({ ...certificate, secure: true, authOptional: true });
    // The API hangs up.
    mail.on('error', () => {});
    const web = createServer(certificate, (_, response) => void response.end());
    const https = `https://localhost:${await listen(web)}`;
    const api = await start(
      {
        SMTP_URL: `smtps://localhost:${await listen(mail)}`,
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
      { issuers: { google: https } },
    );
    expect(await ask(api)).toEqual([503, 'mail-failed']);
    expect(failure(api)).toMatchObject({ event: 'mail-failed', code: 'ESOCKET' });
    const { headers } = await api.browser().get('/api/auth/google-login');
    expect(headers.get('location')).toContain('error=unavailable');
    expect(failure(api)).toMatchObject({
      event: 'provider-unreachable',
      provider: 'google',
      code: 'CERT_HAS_EXPIRED',
    });

    const stored = await start({
      S3_BUCKET: 'ember',
      S3_ENDPOINT: https,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    const member = await newMember(stored, 'expired@outside.example');
    expect(await record(stored, member)).toEqual([500, 0, 0]);
    expect(failure(stored)).toMatchObject({ event: 'unexpected', code: 'CERT_HAS_EXPIRED' });
    row(task, 'accidents', {
      Accident: 'The certificate of the mail server, of a provider or of the bucket has expired',
      'What happens':
        'As if it were away: `mail-failed` with the `code` `ESOCKET`, `provider-unreachable` or `unexpected` with `CERT_HAS_EXPIRED`',
      'What to do': 'Renew it there. The API needs no restart',
    });
  });
});

describe("a bucket of members' files that", () => {
  test.runIf(isFull)('hangs, is slow or unreachable, and recovers', async ({ task }) => {
    const s3 = await startS3();
    ends.push(() => s3.stop());
    const proxy = await startTcpProxy(Number(new URL(s3.bucket.endpoint).port));
    ends.push(proxy.end);
    const api = await start({ ...s3.environment, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
    const member = await newMember(api, 'slow@outside.example');
    proxy.cut();
    expect(await record(api, member)).toEqual([500, 0, 0]);
    proxy.mend();
    proxy.stall();
    expect(await record(api, member)).toEqual([500, 0, 0]);
    expect(failure(api)).toMatchObject({ event: 'unexpected', error: 'TimeoutError' });
    expect((await member.get('/api/auth/me')).status).toBe(200);
    proxy.mend();
    proxy.slow(1_000);
    expect(await record(api, member)).toEqual([200, 1, 0]);
    row(task, 'accidents', {
      Accident: "The bucket of members' files is away, hangs or is slow",
      'What happens':
        'An upload fails, after half a minute if the bucket hangs, and leaves nothing. Everything else works. A slow one only takes longer',
      'What to do': 'Wait for the service. `unexpected` in the log of the API has the `error`',
    });
  });
});
