import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { joinNetwork } from './network.ts';
import { registryAt } from './release/remoteRegistry.ts';

// As in Node before 24.5.
vi.mock('node:tls', async (original) => {
  const { setDefaultCACertificates: _, ...tls } = await original<typeof import('node:tls')>();
  return tls;
});

async function serve(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => void server.close(),
  };
}

it('does without the certificates of the machine in a Node that cannot add them', () => {
  vi.stubEnv('HTTP_PROXY', undefined);
  expect(joinNetwork).not.toThrow();
  vi.unstubAllEnvs();
});

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
