/** `ember` in the network of a company, which reaches others only through its proxy. */
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import tls from 'node:tls';
import { createDevServer, watchBuilds } from '@emberite/cli/dev';
import { afterAll, expect, it } from 'vitest';
import { createCertificate } from '../../../tools/certificate.ts';
import { siteWith, tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import { startForwardProxy } from '@emberite/site/testing/forwardProxy';
import { listen, send } from '@emberite/site/testing/http';
import { spawnProgram } from '@emberite/site/testing/program';
import { createRegistryServer } from './server.ts';
import { openTokens } from './tokens.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());

const folder = open.use(await tempFolder()).path;
const store = await siteWith(folder, { name: 'mf-home', text: 'first', paths: ['/'] });
const tokens = openTokens(store.objects);
const { text: token } = await tokens.create({ remotes: ['mf-home'], paths: ['/'] });
const proxy = open.use(await startForwardProxy());

/** A name that only the proxy knows. */
const host = 'ember.company.invalid';

/** Starts a registry, also behind https. */
async function start() {
  const certificate = createCertificate(host);
  const plain = createRegistryServer(testRegistry(store), tokens, () => {});
  const secure = createServer(certificate, (request, response) =>
    plain.emit('request', request, response),
  );
  for (const server of [plain, secure]) {
    open.defer(async () => void server.close().closeAllConnections());
  }
  const file = join(folder, 'company.pem');
  await writeFile(file, certificate.cert);
  return { port: await listen(plain), securePort: await listen(secure), certificate: file };
}
const { port, securePort, certificate } = await start();

/** Runs `ember list`. Resolves with its exit code and its output. */
async function list(environment: Record<string, string>, ...options: string[]) {
  proxy.asked.length = 0;
  const program = spawnProgram('ember', { EMBER_TOKEN: token, ...environment }, ...options, 'list');
  return { code: await program.ended, output: program.output() };
}
const works = { code: 0, output: expect.stringMatching(/^Release set .*mf-home/s) };

it.each(sample(['HTTP_PROXY', 'http_proxy']))(
  'reaches a site through the proxy in %s',
  async (name) => {
    const site = `http://${host}:${port}`;
    expect(await list({ EMBER_SITE: site, [name]: proxy.url })).toEqual(works);
    expect(proxy.asked.join(' ')).toContain(`${host}:${port}`);
  },
);

it.runIf(isFull).each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])(
  'reaches a site with https through the proxy, by a certificate in %s',
  async (name) => {
    const settings = { EMBER_SITE: `https://${host}:${securePort}`, HTTPS_PROXY: proxy.url };
    expect(await list({ ...settings, [name]: certificate })).toEqual(works);
    expect(proxy.asked).toContain(`CONNECT ${host}:${securePort}`);
    const { code, output } = await list(settings);
    expect([code, output]).toEqual([1, expect.stringMatching(/does not respond \(.*certificate/)]);
  },
);

it.runIf(isFull)('leaves out the proxy for what NO_PROXY names', async () => {
  const settings = { HTTP_PROXY: proxy.url, NO_PROXY: 'a.example,.company.invalid' };
  const { code, output } = await list({ EMBER_SITE: `http://${host}:${port}`, ...settings });
  expect([code, output]).toEqual([1, expect.stringContaining('getaddrinfo')]);
  expect(proxy.asked).toEqual([]);
});

it.runIf(isFull)('says in a sentence what is wrong with the address of a proxy', async () => {
  const { code, output } = await list({ EMBER_SITE: 'ember.example', HTTP_PROXY: 'http://[' });
  expect([code, output]).toEqual([1, expect.stringMatching(/^HTTP_PROXY and .*\n$/)]);
});

it.runIf(isFull)('takes a token with a line feed behind it', async () => {
  const settings = { EMBER_SITE: `http://127.0.0.1:${port}`, EMBER_TOKEN: ` ${token}\r\n` };
  expect(await list(settings)).toEqual(works);
});

it.runIf(isFull)('sends no token through the internet without https', async () => {
  const { code, output } = await list({ EMBER_SITE: 'http://203.0.113.5', HTTP_PROXY: proxy.url });
  expect([code, output]).toEqual([1, expect.stringMatching(/^http:\S+ would get your token un/)]);
  expect(proxy.asked).toEqual([]);
});

it.runIf(isFull).each([
  ['localhost', port, 'http'],
  ['127.0.0.1', port, 'http'],
  [host, securePort, 'https'],
  [` ${host}`, securePort, 'https'],
])('takes a site without a scheme: %s', async (name, at, scheme) => {
  const settings = {
    HTTP_PROXY: proxy.url,
    HTTPS_PROXY: proxy.url,
    NODE_EXTRA_CA_CERTS: certificate,
  };
  expect(await list(settings, '--site', `${name}:${at}`)).toEqual(works);
  // This machine needs no proxy.
  expect(proxy.asked.length > 0).toBe(scheme === 'https');
});

it.each(sample(['ftp://ember.example', 'mailto:a@ember.example', 'a b', '://', 'http://']))(
  'refuses what is not a site: %s',
  async (site) => {
    const { code, output } = await list({}, '--site', site);
    expect([code, output]).toEqual([1, expect.stringMatching(/^The site must be an address like/)]);
  },
);

it.each(sample(['secret', 'se/cret', 'se@cret']))(
  'does not print the password %s in the address of a site',
  async (password) => {
    expect(await list({}, '--site', `https://user:${password}@ember.example`)).toEqual({
      code: 1,
      output:
        'The site must be an address like https://ember.example, not https://ember.example.\n',
    });
  },
);

it.each([
  [`http://${host}:${port}`, `GET http://${host}:${port}/registry/releases`],
  [`http://${host}`, `GET http://${host}/registry/releases`],
  [`https://${host}:${securePort}`, `CONNECT ${host}:${securePort}`],
])('develops in front of a site behind the proxy: %s', async (site, asked) => {
  const usual = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...usual, await readFile(certificate, 'utf8')]);
  const restore = http.setGlobalProxyFromEnv({
    HTTP_PROXY: proxy.url,
    HTTPS_PROXY: proxy.url,
    NO_PROXY: '127.0.0.1',
  });
  const builds = await watchBuilds([], join(folder, 'dev'), () => {}, new AbortController().signal);
  const dev = createDevServer(
    site,
    builds,
    () => 'http://localhost:4000',
    () => {},
  );
  try {
    const own = await listen(dev.server);
    proxy.asked.length = 0;
    const { status, body } = await send(own, '/registry/releases');
    expect(proxy.asked).toEqual([asked]);
    // The registry itself responds, to somebody without a token.
    if (!asked.includes('invalid/')) {
      expect([status, String(body)]).toEqual([401, expect.stringContaining('message')]);
    }
  } finally {
    await dev.close();
    restore();
    tls.setDefaultCACertificates(usual);
  }
});
