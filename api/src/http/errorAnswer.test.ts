import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { folderStore } from '../files/folder.ts';
import { createLog } from '../log.ts';
import { createProviders } from '../social/providers.ts';
import { createApp } from './app.ts';

test('what nobody expected is logged without its message and answered without details', async () => {
  const lines: string[] = [];
  const broken = new Proxy({} as Database, {
    get() {
      throw new Error('Failed query: select * from users; params: ann@people.example');
    },
  });
  const clock = () => new Date();
  const config = readConfig({});
  const app = createApp({
    config,
    clock,
    db: broken,
    files: folderStore('nowhere'),
    incoming: { newPath: () => 'nowhere', clear: () => Promise.resolve() },
    payments: null,
    posters: { make: () => Promise.resolve(false) },
    providers: createProviders(config, () => 0),
    log: createLog((line) => lines.push(line), clock),
    mailer: { send: () => Promise.resolve() },
  });
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const response = await app.request('/api/invites?inviteCode=A-1', {}, connection);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'unexpected',
    message: 'An unexpected error occurred.',
    requestId: response.headers.get('x-request-id'),
  });
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'unexpected' });
  expect(lines.join('\n')).not.toContain('ann@people.example');
  expect(lines[0]).toContain('inviteGet.ts');
});
