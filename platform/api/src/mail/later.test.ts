/** Mail servers that say "later", hang up, or take their time. */

import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../../tools/listen.ts';
import { isFull, sample } from '../../../../tools/sample.ts';
import { startTestApi } from '../testing/index.ts';
import type { TestApi } from '../testing/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

type Refusal = { at: 'greeting' | 'sign-in' | 'address'; responseCode: number };

/** A mail server, and what it does with the next mails. */
async function startServer(options: SMTPServerOptions = {}) {
  const server = {
    port: 0,
    /** Refusals, each for one mail. */
    refusals: [] as Refusal[],
    /** How often it hangs up once a mail has arrived, before it says that it accepts it. */
    hangsUp: 0,
    /** What it waits for before it accepts a mail. */
    until: Promise.resolve(),
    /** The mails that have arrived, each with the code, the id and whether they were accepted. */
    arrived: [] as { code: string; id: string }[],
    /** How many connections there were, and how many at the same time. */
    connections: 0,
    mostConnections: 0,
  };
  /** The next refusal, if it is for this step. */
  const refusal = (at: Refusal['at']): Error | null => {
    if (server.refusals[0]?.at !== at) return null;
    const { responseCode } = server.refusals.shift()!;
    return Object.assign(new Error('Not now'), { responseCode });
  };
  const smtp: SMTPServer = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      server.connections += 1;
      server.mostConnections = Math.max(server.mostConnections, smtp.connections.size);
      done(refusal('greeting'));
    },
    onAuth: (_auth, _session, done) => done(refusal('sign-in'), { user: 'ember' }),
    onRcptTo: (_address, _session, done) => done(refusal('address')),
    onData(stream, _session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', async () => {
        const found = (pattern: RegExp) => pattern.exec(source)?.[1] ?? 'none';
        server.arrived.push({
          code: found(/^Subject: (\d{6})/m),
          id: found(/^Message-ID: (.+)$/im),
        });
        await server.until;
        if (server.hangsUp === 0) return done();
        server.hangsUp -= 1;
        for (const connection of smtp.connections) connection._socket.destroy();
      });
    },
    ...options,
  });
  smtp.on('error', () => {});
  server.port = await listen(smtp.server);
  ends.push(() => new Promise<void>((done) => void smtp.close(done)));
  return server;
}

async function startApi(port: number, mailPatience?: number): Promise<TestApi> {
  const url = { SMTP_URL: `smtp://ember:secret@127.0.0.1:${port}` };
  const api = await startTestApi(url, mailPatience ? { mailPatience } : {});
  ends.push(api.end);
  return api;
}

const ask = async (api: TestApi, email: string) => {
  const { status, body } = await api.browser().post('/api/auth/magic-link/send', { email });
  return { status, ...(body as { code?: string; message?: string }) };
};
const enter = async (api: TestApi, email: string, code: string) =>
  (await api.browser().post('/api/auth/magic-link/code', { email, code })).status;

const passing: Refusal[] = [
  { at: 'greeting', responseCode: 421 },
  { at: 'sign-in', responseCode: 454 },
  { at: 'address', responseCode: 450 },
  { at: 'address', responseCode: 421 },
  { at: 'address', responseCode: 451 },
  { at: 'address', responseCode: 454 },
];
test.each(sample(passing))(
  'a mail that a server does not take now ($at, $responseCode) is tried again',
  async (refusal) => {
    const server = await startServer();
    const api = await startApi(server.port);
    server.refusals.push(refusal, refusal);
    expect(await ask(api, 'later@people.example')).toEqual({ status: 200 });
    expect(server.refusals).toEqual([]);
    expect(server.arrived).toHaveLength(1);
    expect(await enter(api, 'later@people.example', server.arrived[0]!.code)).toBe(200);
    expect(api.logLines.join('')).not.toContain('mail-failed');
  },
);

test.runIf(isFull)(
  'a mail after which the server hangs up is the same one when it is tried again',
  async () => {
    const server = await startServer();
    const api = await startApi(server.port);
    server.hangsUp = 2;
    expect(await ask(api, 'dot@people.example')).toEqual({ status: 200 });
    const [first, ...others] = server.arrived;
    expect(others).toEqual([first, first]);
    expect(await enter(api, 'dot@people.example', first!.code)).toBe(200);
  },
);

test.runIf(isFull)('a mail that may have been accepted has the code of the next one', async () => {
  const email = 'perhaps@people.example';
  const server = await startServer();
  const api = await startApi(server.port, 1_000);
  await ask(api, email);
  server.hangsUp = Infinity;
  expect(await ask(api, email)).toMatchObject({ status: 503, code: 'mail-failed' });
  const [before, perhaps] = server.arrived;
  expect(perhaps!.code).not.toBe(before!.code);
  server.hangsUp = 0;
  expect((await ask(api, email)).status).toBe(200);
  expect(server.arrived.at(-1)!.code).toBe(perhaps!.code);
  expect(await enter(api, email, perhaps!.code)).toBe(200);
});

test.runIf(isFull)('who asks again while a slow server takes the mail gets that one', async () => {
  const email = 'slow@people.example';
  const server = await startServer();
  const api = await startApi(server.port, 1_000);
  const held = Promise.withResolvers<void>();
  server.until = held.promise;
  for (const _ of [1, 2]) {
    expect(await ask(api, email)).toMatchObject({ status: 503, code: 'mail-failed' });
  }
  held.resolve();
  const { code } = server.arrived[0]!;
  await expect.poll(() => enter(api, email, code)).toBe(200);
  expect(server.arrived).toHaveLength(1);
});

test('an address that is refused is named, costs no try, and leaves the code before it alive', async () => {
  const email = 'full@people.example';
  const server = await startServer();
  const api = await startApi(server.port);
  await ask(api, email);
  for (let turn = 0; turn < 6; turn += 1) {
    server.refusals.push({ at: 'address', responseCode: 550 });
    expect(await ask(api, email)).toEqual({
      status: 503,
      code: 'mail-failed',
      message: `We could not send the email: ${email} does not accept it. Please check the address.`,
      requestId: expect.any(String),
    });
  }
  expect(server.arrived).toHaveLength(1);
  expect(api.logLines.join('')).not.toContain(email);
  expect(await enter(api, email, server.arrived[0]!.code)).toBe(200);
  expect((await ask(api, email)).status).toBe(200);
});

test.runIf(isFull)('a mail of the waiting list that is refused costs no try', async () => {
  const email = 'full@waits.example';
  const server = await startServer();
  const api = await startApi(server.port);
  const entry = { email, place: 'Kelowna', role: 'guest', idea: '' };
  for (let turn = 0; turn < 4; turn += 1) {
    server.refusals.push({ at: 'address', responseCode: 550 });
    expect((await api.browser().post('/api/waitlist', entry)).status).toBe(503);
  }
  expect((await api.browser().post('/api/waitlist', entry)).status).toBe(200);
});

test.runIf(isFull)(
  'nobody waits for a slow server to take a mail about something that has happened',
  async () => {
    const email = 'poet@people.example';
    const server = await startServer();
    const api = await startApi(server.port);
    api.goTo('2025-02-03T12:00-08:00');
    await ask(api, email);
    const browser = api.browser();
    await browser.post('/api/auth/magic-link/code', { email, code: server.arrived[0]!.code });
    const held = Promise.withResolvers<void>();
    server.until = held.promise;
    const joined = await browser.post('/api/registrations/poetry-night', {
      availability: ['2025-02-07'],
      availabilityExplained: true,
    });
    expect([joined.status, server.arrived.length]).toEqual([200, 2]);
    held.resolve();
  },
);

test.each(
  sample<Refusal>([
    { at: 'sign-in', responseCode: 535 },
    { at: 'address', responseCode: 503 },
  ]),
)(
  'a connection that is refused ($at, $responseCode) is not blamed on the address',
  async (refusal) => {
    const server = await startServer();
    const api = await startApi(server.port, 1_000);
    server.refusals.push(refusal, refusal);
    const { message } = await ask(api, 'fine@people.example');
    expect(message).toBe('We could not send the email. Please try again later.');
  },
);

test.runIf(isFull)('many mails at once go over two connections, which are kept', async () => {
  const server = await startServer();
  const api = await startApi(server.port);
  const addresses = Array.from({ length: 12 }, (_, index) => `crowd${index}@people.example`);
  const responses = await Promise.all(addresses.map((email) => ask(api, email)));
  expect(responses.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  await ask(api, 'after@people.example');
  expect(server.arrived).toHaveLength(13);
  expect([server.connections, server.mostConnections]).toEqual([2, 2]);
});
