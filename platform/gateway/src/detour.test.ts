import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { send } from '@emberite/site/testing/http';

const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());

const folder = open.use(await tempFolder()).path;
const store = await siteWith(folder, { name: 'mf-home', text: 'first', paths: ['/'] });
const port = await freePort();

/** Starts a site. Resolves with the port where it listens. */
async function start(siteUrl: string, listenAt = port, production = false): Promise<number> {
  const more = { siteUrl, production, trustedProxies: ['loopback'] };
  const gateway = await testGateway(store, folder, () => {}, more);
  open.defer(() => gateway.close());
  await new Promise<void>((done) => void gateway.server.listen(listenAt, '127.0.0.1', done));
  return listenAt;
}
const own = `http://localhost:${port}`;
await start(own);

const html = 'text/html,application/xhtml+xml';
const visit = (Host: string, path = '/', headers: Record<string, string> = {}, to = port) =>
  send(to, path, { headers: { Host, accept: html, ...headers } });

it.each([
  `127.0.0.1:${port}`,
  `127.0.0.2:${port}`,
  `[::1]:${port}`,
  `[0:0:0:0:0:0:0:1]:${port}`,
  `localhost.:${port}`,
  `LOCALHOST.:${port}`,
  `2130706433:${port}`,
])('on its own machine, %s leads to the name of the site', async (host) => {
  for (const path of ['/', '/some?page=%2Fother', '/dev/mailbox', '/nowhere']) {
    const { status, headers } = await visit(host, path);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      307,
      own + path,
      'no-store',
    ]);
  }
});

it.each([`localhost:${port}`, `LOCALHOST:${port}`])('%s is the name of the site', async (host) => {
  expect((await visit(host)).status).toBe(200);
});

it('what a page loads, and what programs ask for, is served under each name', async () => {
  const host = `127.0.0.1:${port}`;
  expect((await visit(host, '/robots.txt', { accept: '*/*' })).status).toBe(200);
  expect((await visit(host, '/', { accept: '*/*' })).status).toBe(200);
  expect((await visit(host, '/', { 'sec-fetch-dest': 'empty' })).status).toBe(200);
  expect((await visit(host, '/', { 'sec-fetch-dest': 'document' })).status).toBe(307);
});

it.each([`192.168.1.20:${port}`, `[fd00::20]:${port}`, `10.0.0.7:8080`])(
  'on another machine, %s says where the site lives, and how to open it there',
  async (host) => {
    const phone = { 'x-forwarded-for': '192.168.1.77' };
    const { status, body } = await visit(host, '/some', phone);
    expect(status).toBe(421);
    expect(String(body)).toContain(`This site is ${own}, which only the machine`);
    expect(String(body)).toContain(`HOST=0.0.0.0 and SITE_URL=http://${host}`);
    // Not to the phone itself.
    expect(String(body)).not.toContain('href');
  },
);

it.each([`localhost:${port + 1}`, `127.0.0.1:${port + 1}`])(
  'a forwarded port, %s, says where the site lives',
  async (host) => {
    const { status, body } = await visit(host);
    expect(status).toBe(421);
    expect(String(body)).toContain(`href="${own}"`);
  },
);

it('a site with a name of its own says it to those who use another', async () => {
  const other = await freePort();
  const named = await start(`http://ember.test:${other}`, other);
  const { status, body } = await visit(`127.0.0.1:${named}`, '/', {}, named);
  expect(status).toBe(421);
  expect(String(body)).toContain(`href="http://ember.test:${named}"`);
  expect((await visit(`EMBER.test:${named}`, '/', {}, named)).status).toBe(200);
});

it('a proxy that calls it by its address gets its pages, and so does everybody in production', async () => {
  const behind = await start('http://localhost:1', await freePort());
  expect((await visit(`127.0.0.1:${behind}`, '/', {}, behind)).status).toBe(200);
  const live = await start('https://ember.example', await freePort(), true);
  expect((await visit(`127.0.0.1:${live}`, '/', {}, live)).status).toBe(200);
});
