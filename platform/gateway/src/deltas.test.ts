import { hash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import {
  pageFile,
  publish,
  remoteDist,
  siteWith,
  tempFolder,
} from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';

const home = (text: string) => ({ name: 'mf-home', text, paths: ['/'] });

const folder = await tempFolder();
const store = await siteWith(folder.path, home('first'));
await publish(store, [await remoteDist(folder.path, home('second'))]);
const gateway = await testGateway(store, folder.path, () => {});
const port = await listen(gateway.server);

afterAll(async () => {
  await gateway.close();
  await folder[Symbol.asyncDispose]();
});

const fetchFile = (text: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(port, `/assets/mf-home/${pageFile(text)}`, { headers, method });

const { body: first, headers } = await fetchFile('first');
const has = (bytes: Buffer | string) => ({
  'Accept-Encoding': 'gzip, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${hash('sha256', bytes, 'base64')}:`,
});

it('sends the difference to the version of the release before, as RFC 9842 says', async () => {
  expect(headers['use-as-dictionary']).toBe('match="page.*.js"');
  const { status, body, ...response } = await fetchFile('second', has(first));
  expect([status, response.headers['content-encoding']]).toEqual([200, 'dcz']);
  expect(response.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  expect(response.headers['cache-control']).toContain('immutable');
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40).toString('hex')).toBe(hash('sha256', first));
  const decoded = zstdDecompressSync(body.subarray(40), { dictionary: first });
  expect(decoded).toEqual((await fetchFile('second')).body);
});

it.each([
  ['does not know the version', has('unknown')],
  ['is offered the file itself', has((await fetchFile('second')).body)],
  ['is offered no hash', { ...has(first), 'Available-Dictionary': 'first' }],
  ['may not send deltas', { ...has(first), 'Accept-Encoding': 'gzip' }],
  ['is refused deltas', { ...has(first), 'Accept-Encoding': 'gzip, dcz;q=0, *;q=0' }],
  ['may send something else', { ...has(first), 'Accept-Encoding': 'gzip, x-dcz' }],
  ['is asked for a part', { ...has(first), Range: 'bytes=0-' }],
])('sends the file as always if it %s', async (_, given) => {
  const { status, ...response } = await fetchFile('second', given);
  expect([200, 206]).toContain(status);
  expect(response.headers['content-encoding']).not.toBe('dcz');
  expect(response.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
});
