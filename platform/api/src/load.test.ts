import autocannon from 'autocannon';
import type { Options, Result } from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiProcess } from './testing/apiProcess.ts';
import type { ApiProcess } from './testing/apiProcess.ts';
import { cookieHeader } from './testing/browser.ts';
import { postgresInUse } from './testing/databases.ts';
import { newPlace } from './testing/dataDir.ts';
import { newMember, startTestApi } from './testing/index.ts';
import { codeIn, newestMail } from './testing/signIn.ts';
import { recording, uploadForm } from './testing/recording.ts';
import { isFull } from '../../../tools/sample.ts';
import { slower } from '../../../tools/slow.ts';

/** The full run measures; the short one only shows that nothing fails under load. */
const isLong = isFull;

const database = () => (postgresInUse() ? 'PostgreSQL' : 'PGlite');

let api: ApiProcess;
beforeAll(async () => {
  // Creates the database first, so that the process starts on a migrated one.
  const first = await startTestApi(await newPlace());
  await first.stop();
  api = await startApiProcess(first.environment);
});
afterAll(() => api.kill());

/** Sends requests from 10 connections and prints the result. A busy machine is slow, not wrong. */
async function load(name: string, options: Options): Promise<Result> {
  const result = await autocannon({ connections: 10, timeout: 60 * slower, ...options });
  const { requests, latency, errors, non2xx, mismatches } = result;
  if (isLong) {
    process.stdout.write(
      `${database()} · ${name}: ${Math.round(requests.average)} a second, ` +
        `p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${errors + non2xx + mismatches} errors of ${requests.total}\n`,
    );
  }
  expect([errors, non2xx, mismatches]).toEqual([0, 0, 0]);
  return result;
}

test.runIf(isFull)('GET /auth/me', async () => {
  const member = await newMember(api, 'me@load.example');
  const { body } = await member.get('/api/auth/me');
  expect(body).toMatchObject({ id: 'me@load.example' });
  await load('GET /auth/me', {
    url: `${api.origin}/api/auth/me`,
    duration: isLong ? 10 : 1,
    headers: { cookie: cookieHeader(member) },
    expectBody: JSON.stringify(body),
  });
});

test.runIf(isFull)('POST /auth/magic-link/code', async () => {
  const clientOf = (index: number) => `10.0.${index >> 5}.1`;
  const bodies: string[] = [];
  for (let index = 0; index < (isLong ? 400 : 40); index += 1) {
    const email = `code${index}@load.example`;
    const client = { 'x-forwarded-for': clientOf(index) };
    await api.browser().post('/api/auth/magic-link/send', { email }, client);
    bodies.push(JSON.stringify({ email, code: codeIn(await newestMail(api.browser(), email)) }));
  }
  let next = 0;
  await load('POST /auth/magic-link/code', {
    url: `${api.origin}/api/auth/magic-link/code`,
    amount: bodies.length,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest(request) {
          const index = next++ % bodies.length;
          // From the client that requested the mail: each client has a limited number of
          // attempts.
          const headers = { ...request.headers, 'x-forwarded-for': clientOf(index) };
          return { ...request, headers, body: bodies[index] ?? '' };
        },
      },
    ],
  });
});

test.runIf(isFull)('POST /videos/upload of 1 MB', async () => {
  // A member may upload three at once.
  const addresses = ['one@load.example', 'two@load.example'];
  const members = await Promise.all(addresses.map((address) => newMember(api, address)));
  let next = 0;
  const video = new Uint8Array(1024 * 1024);
  video.set(recording('mp4'));
  const form = new Request(api.origin, { method: 'POST', body: uploadForm({ video }) });
  await load('POST /videos/upload', {
    url: `${api.origin}/api/videos/upload`,
    amount: isLong ? 80 : 10,
    connections: 4,
    method: 'POST',
    setupClient(client) {
      const cookie = cookieHeader(members[(next += 1) % 2]!);
      client.setHeaders({ cookie, 'content-type': form.headers.get('content-type') ?? '' });
    },
    body: Buffer.from(await form.arrayBuffer()),
  });
});
