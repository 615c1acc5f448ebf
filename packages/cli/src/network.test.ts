import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { listen } from '../../../tools/listen.ts';
import { checkEncrypted, joinNetwork } from './network.ts';
import { registryAt } from './release/remoteRegistry.ts';

// As in Node before 24.5.
vi.mock('node:tls', async (original) => {
  const { setDefaultCACertificates: _, ...tls } = await original<typeof import('node:tls')>();
  return tls;
});

async function serve(handle: RequestListener) {
  const server = createServer(handle);
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    [Symbol.dispose]: () => void server.close(),
  };
}

it('does without the certificates of the machine in a Node that cannot add them', () => {
  vi.stubEnv('HTTP_PROXY', undefined);
  expect(joinNetwork).not.toThrow();
  vi.unstubAllEnvs();
});

it.each(['http://203.0.113.5:4000', 'http://[2001:db8::1]', 'http://172.32.0.1', 'http://0.0.0.1'])(
  'refuses %s, where others could read a token',
  async (site) => {
    await expect(checkEncrypted(site)).rejects.toThrow(
      `${site} would get your token unencrypted. Use its address with https.`,
    );
  },
);

it.each([
  'https://203.0.113.5',
  'http://localhost:4000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
  'http://192.168.1.20:4000',
  'http://172.31.0.1',
  'http://[fd00::1]',
])('sends a token to %s', (site) => expect(checkEncrypted(site)).resolves.toBeUndefined());

it('follows no redirect to another address, which would get a request without the token', async () => {
  const asked: unknown[] = [];
  using other = await serve(({ method, url }, response) => {
    asked.push([method, url]);
    response.end();
  });
  using old = await serve(({ url }, response) => {
    response.writeHead(301, { Location: other.url + url! }).end();
  });
  const refusal = `${old.url} redirects to ${other.url}: if that is the site, use that address.`;
  const moved = registryAt(old.url, 'token');
  await expect(moved.history()).rejects.toThrow(refusal);
  await expect(moved.rollback('mf-events')).rejects.toThrow(refusal);
  expect(asked).toEqual([]);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['the connection', (response) => response.destroy()],
  ['what is in front of the registry', (response) => response.writeHead(502).end()],
])('asks what became of a change if %s loses the answer', async (_, lose) => {
  let id: unknown;
  const done = { from: 'second', to: 'first', move: null, warnings: [] };
  using site = await serve(({ method, url, headers }, response) => {
    if (method === 'POST') {
      id = headers['x-ember-change'];
      lose(response);
    } else if (url === `/registry/changes/${id}?from=0`) {
      response.end(`${JSON.stringify({ line: 0, done })}\n`);
    } else response.writeHead(404).end();
  });
  expect(await registryAt(site.url, 'token').rollback('mf-events')).toEqual(done);
});

it('does not ask what became of a change that no site has got', async () => {
  const { url, [Symbol.dispose]: close } = await serve(() => {});
  close();
  const asked = vi.spyOn(globalThis, 'fetch');
  await expect(registryAt(url, 'token').rollback('mf-events')).rejects.toThrow('ECONNREFUSED');
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
});
