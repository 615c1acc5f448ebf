// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, call, errorToMessage } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { listen } from '../../../../tools/listen.ts';
import { authCallback, authMe, magicLinkCode, magicLinkSend } from '@emberite/contract/auth';
import { depositCheck, registrationWithdraw } from '@emberite/contract/registrations';
import { currentUser } from '@emberite/contract/users';
import { inviteGet } from '@emberite/contract/invites';
import { patience } from '@emberite/contract/patience';
import { host, provideHost } from '@emberite/sdk/host';
import { signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';

const { unauthorized } = host;
const site = await openSite();
afterEach(() => provideHost({ unauthorized }));
afterAll(() => site.close());

/** A server with a fixed response, and the requests it received. */
async function serverThat(status: number, body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const before = config.apiBase;
  config.apiBase = `http://127.0.0.1:${await listen(server)}/api`;
  return {
    asked,
    close() {
      config.apiBase = before;
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a response of the real API matches the contract', async () => {
  expect(await call(authMe, {})).toBeNull();
  await site.signIn('caller@people.example');
  expect(await call(authMe, {})).toMatchObject({ id: 'caller@people.example', hasProfile: false });
  expect(await call(inviteGet, { inviteCode: 'ember-welcome' })).toEqual({
    inviteInfo: { isValid: true },
    inviteDetails: null,
  });
});

test('a refused call is an error with code, message and request id', async () => {
  const refused = call(magicLinkCode, { email: 'caller@people.example', code: '000000' });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({
    code: 'wrong-code',
    status: 400,
    message: 'Invalid or expired code. Please try again.',
    requestId: expect.any(String),
  });
});

test('a 401 notifies the host, once, before the call rejects', async () => {
  const told = vi.fn();
  provideHost({ unauthorized: told });
  const stranger = await serverThat(401, '{"code":"not-signed-in","message":"Sign in."}');
  await expect(call(currentUser, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  stranger.close();
  expect(told).toHaveBeenCalledOnce();
});

test('a 401 says nothing about a session that began after the request was sent', async () => {
  const told = vi.fn();
  provideHost({ unauthorized: told });
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => asked.resolve(response));
  const before = config.apiBase;
  config.apiBase = `http://127.0.0.1:${await listen(server)}/api`;
  const refused = expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  const response = await asked.promise;
  config.apiBase = before;
  await signedIn();
  response.writeHead(401).end();
  await refused;
  server.close();
  expect(told).not.toHaveBeenCalled();
});

test('path parameters come from the input and are not sent again', async () => {
  const server = await serverThat(200, '{"email":"a@b.example"}');
  await call(authCallback, { provider: 'google', code: 'c' });
  server.close();
  expect(server.asked).toEqual(['POST /api/auth/callback/google']);
});

test('a response that breaks the contract is an error', async () => {
  const server = await serverThat(200, '{"id":7}');
  await expect(call(currentUser, {})).rejects.toMatchObject({ code: 'unexpected-response' });
  server.close();
});

test('an error response without our body is still an error', async () => {
  const server = await serverThat(500, '<h1>Oops</h1>');
  const failed = await call(magicLinkSend, { email: 'a@b.example' }).catch((error) => error);
  server.close();
  expect(failed).toMatchObject({ code: 'unexpected-response', status: 500 });
  expect(errorToMessage(failed)).toBe('An unexpected error occurred.');
});

test('a read is tried twice, a write once', async () => {
  const server = await serverThat(503, '{"code":"mail-failed","message":"No mail."}');
  await expect(call(authMe, {})).rejects.toBeInstanceOf(ApiError);
  await expect(call(magicLinkSend, { email: 'a@b.example' })).rejects.toMatchObject({
    message: 'No mail.',
  });
  server.close();
  expect(server.asked).toEqual([
    'GET /api/auth/me',
    'GET /api/auth/me',
    'POST /api/auth/magic-link/send',
  ]);
});

test('a call that sends a mail, or asks another service, waits longer than the API does', async () => {
  const server = createServer(() => {});
  const before = config.apiBase;
  config.apiBase = `http://127.0.0.1:${await listen(server)}/api`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended: string[] = [];
  const note = (name: string) => (error: unknown) =>
    void ended.push(`${name}: ${(error as Error).constructor.name}`);
  const code = call(magicLinkCode, { email: 'a@b.example', code: '000000' }).catch(note('code'));
  const mail = call(magicLinkSend, { email: 'a@b.example' }).catch(note('mail'));
  const others = [
    call(authCallback, { provider: 'google', code: 'c' }).catch(note('callback')),
    call(registrationWithdraw, { id: 'r' }).catch(note('withdraw')),
    call(depositCheck, {}).catch(note('check')),
  ];
  await vi.advanceTimersByTimeAsync(patience.mail);
  await code;
  expect(ended).toEqual(['code: TimeoutError']);
  await vi.advanceTimersByTimeAsync(patience.mailCall - patience.mail);
  await mail;
  expect(ended).toEqual(['code: TimeoutError', 'mail: TimeoutError']);
  await vi.advanceTimersByTimeAsync(patience.write - patience.mailCall);
  await Promise.all(others);
  expect(ended).toHaveLength(5);
  vi.useRealTimers();
  config.apiBase = before;
  server.closeAllConnections();
  server.close();
});

test('an unreachable server is a network error with a message', async () => {
  const server = await serverThat(200, '{}');
  const gone = config.apiBase;
  server.close();
  const before = config.apiBase;
  config.apiBase = gone;
  const failed = await call(magicLinkSend, { email: 'a@b.example' }).catch((error) => error);
  config.apiBase = before;
  expect(failed).toBeInstanceOf(NetworkError);
  expect(errorToMessage(failed)).toMatch(/check your connection/);
});

test('a call can be aborted', async () => {
  const controller = new AbortController();
  const asked = call(authMe, {}, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
