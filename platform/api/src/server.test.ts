import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { halfUpload } from '../testing/halfUpload.ts';
import { newMember, startTestApi } from './testing/index.ts';
import type { TestApi } from './testing/index.ts';
import { isFull } from '../../../tools/sample.ts';

const body = JSON.stringify({ email: 'leaving@people.example' });

/** Sends the first half of a request. */
async function halfSent(api: TestApi): Promise<ClientRequest> {
  const sending = request(`${api.origin}/api/auth/magic-link/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  await new Promise((written) => sending.write(body.slice(0, 5), written));
  await api.browser().get('/api/health');
  return sending;
}

test('closing finishes pending requests and accepts no new ones', async () => {
  const api = await startTestApi();
  const sending = await halfSent(api);
  const stopped = api.stop();
  await expect(api.browser().get('/api/health')).rejects.toThrow();
  sending.end(body.slice(5));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  await stopped;
  await api.end();
});

test.runIf(isFull)('closing does not wait for a request that never ends', async () => {
  const api = await startTestApi();
  const sending = await halfSent(api);
  const cut = once(sending, 'error');
  await Promise.all([api.stop(), api.stop()]);
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
  await api.end();
});

test.runIf(isFull)(
  'closing cuts off an upload that takes too long, and leaves nothing of it',
  async () => {
    const api = await startTestApi();
    const member = await newMember(api, 'uploading@people.example');
    await halfUpload(api.origin, member);
    const incoming = () => readdirSync(join(api.dataDir, 'incoming'));
    await expect.poll(incoming).toHaveLength(1);
    await api.stop();
    await expect.poll(incoming).toEqual([]);
    await api.end();
  },
);
