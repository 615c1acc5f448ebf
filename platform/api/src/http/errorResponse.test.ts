import { folderObjects } from '@emberite/objects';
import { expect, test } from 'vitest';
import { createLog } from '@emberite/config/log';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { soleProcess } from '../db/liveness.ts';
import { createProviders } from '../social/providers.ts';
import { createApp } from '../app.ts';

/** Returns the response to a request while the database fails, and what was logged. */
async function ask(failure: () => Error, path = '/api/invites?inviteCode=A-1') {
  const lines: string[] = [];
  const broken = new Proxy({} as Database, {
    get() {
      throw failure();
    },
  });
  const clock = () => new Date();
  const config = readConfig({});
  const app = createApp({
    config,
    clock,
    db: broken,
    files: folderObjects('nowhere'),
    incoming: {
      newFile: () => Promise.resolve(null),
      clear: () => Promise.resolve(),
      end: () => Promise.resolve(),
    },
    payments: null,
    posters: { make: () => Promise.resolve('refused') },
    liveness: soleProcess(),
    providers: createProviders(config, () => 0),
    log: createLog({ write: (line) => lines.push(line) }, clock),
    outage: { began() {}, ended() {} },
    mailer: { patience: 0, send: () => Promise.resolve(), end: () => Promise.resolve() },
  });
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const response = await app.request(path, {}, connection);
  return { response, lines };
}

test('an unexpected error is logged without its message, and the response has no details', async () => {
  const { response, lines } = await ask(
    () => new Error('Failed query: select * from users; params: ann@people.example'),
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'unexpected',
    message: 'An unexpected error occurred.',
    requestId: response.headers.get('x-request-id'),
  });
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'unexpected' });
  expect(lines.join('\n')).not.toContain('ann@people.example');
  expect(lines[0]).toContain('invites/index.ts');
});

test('a row that refers to a deleted user means that nobody is signed in', async () => {
  const cause = Object.assign(new Error('violates foreign key constraint'), { code: '23503' });
  const { response, lines } = await ask(() => new Error('Failed query', { cause }));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
  expect(lines).toHaveLength(1);
});

test('without its database it is not ready, and responds like any other error', async () => {
  const { response } = await ask(() => new Error('gone'), '/api/ready');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 'not-ready',
    message: 'The database is not responding.',
    requestId: response.headers.get('x-request-id'),
  });
});
