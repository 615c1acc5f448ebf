import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startTestApi } from './testing/index.ts';
import type { TestApi } from './testing/index.ts';

const body = JSON.stringify({ email: 'leaving@people.example' });

/** A request of which the server has the first half. */
async function halfSent(api: TestApi): Promise<ClientRequest> {
  const sending = request(`${api.origin}/api/auth/magic-link/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  await new Promise((written) => sending.write(body.slice(0, 5), written));
  await api.browser().get('/api/health');
  return sending;
}

test('closing finishes what is under way and takes nothing new', async () => {
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

test('closing does not wait for a request that never ends', async () => {
  const api = await startTestApi();
  const sending = await halfSent(api);
  const cut = once(sending, 'error');
  await Promise.all([api.stop(), api.stop()]);
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
  await api.end();
});
