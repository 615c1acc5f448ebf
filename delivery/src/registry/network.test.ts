import { request } from 'node:http';
import { createServer } from 'node:https';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startForwardProxy } from '../../../tools/forwardProxy.ts';
import { createCertificate } from '../../../tools/certificate.ts';
import { listen } from '../testing/http.ts';
import { spawnProgram } from '../testing/program.ts';
import { startTeamRegistry } from '../testing/teamRegistry.ts';

const team = await startTeamRegistry({ name: 'mf-home', text: 'first', paths: ['/'] });
const { token } = await team.as({ remotes: ['mf-home'], paths: ['/'] });

const proxy = await startForwardProxy();
const proxies = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url };

/** The site behind a certificate that only the company's machines trust. */
const certificate = createCertificate();
const secure = createServer(certificate, (incoming, response) => {
  const { headers, method } = incoming;
  const onward = request(team.url + incoming.url, { method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  incoming.pipe(onward);
});
const secureUrl = `https://localhost:${await listen(secure)}`;
const trusted = join(team.folder, 'company.pem');
await writeFile(trusted, certificate.cert);

afterAll(async () => {
  proxy.close();
  secure.close().closeAllConnections();
  await team[Symbol.asyncDispose]();
});

/** Runs `ember list`. Resolves with its exit code, its output, and what went through the proxy. */
async function list(environment: Record<string, string>, ...args: string[]) {
  proxy.asked.length = 0;
  const program = spawnProgram('ember', { EMBER_TOKEN: token, ...environment }, ...args, 'list');
  const code = await program.ended;
  return { code, output: program.output(), asked: [...proxy.asked] };
}

const listed = { code: 0, output: expect.stringContaining('mf-home') as string };

it('goes through the proxies of the machine', async () => {
  const plain = await list({ EMBER_SITE: team.url, ...proxies });
  expect(plain).toMatchObject(listed);
  expect(plain.asked).toContain(`GET ${team.url}/registry/releases`);

  const encrypted = await list({ EMBER_SITE: secureUrl, ...proxies, SSL_CERT_FILE: trusted });
  expect(encrypted).toMatchObject(listed);
  expect(new Set(encrypted.asked)).toEqual(new Set([`CONNECT ${new URL(secureUrl).host}`]));
});

it('goes past them to what NO_PROXY names', async () => {
  const direct = await list({ EMBER_SITE: team.url, ...proxies, NO_PROXY: 'localhost,127.0.0.1' });
  expect(direct).toMatchObject({ ...listed, asked: [] });
});

it('says which setting is wrong, and who does not respond', async () => {
  expect(await list({ EMBER_SITE: team.url, HTTP_PROXY: 'nonsense' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Check HTTP_PROXY and HTTPS_PROXY: .*\n$/) as string,
  });
  const untrusted = await list({ EMBER_SITE: secureUrl });
  expect(untrusted).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^https:\S+ does not respond \(.*certificate.*\)\.\n$/i,
    ) as string,
  });
});

it('takes a token as a file ends it, and a site without a scheme', async () => {
  const { host } = new URL(team.url);
  const environment = { EMBER_TOKEN: ` ${token}\r\n` };
  expect(await list({ ...environment, EMBER_SITE: host })).toMatchObject(listed);
  expect(await list(environment, '--site', ` ${host}/registry `)).toMatchObject(listed);
  const secured = { ...environment, SSL_CERT_FILE: trusted };
  const refused = await list({ ...secured, EMBER_SITE: 'ember.invalid' });
  expect(refused.output).toMatch(/^https:\/\/ember\.invalid does not respond/);
  const wrong = await list({ ...environment, EMBER_SITE: 'ftp://ember.example' });
  expect(wrong.output).toBe(
    'The site must be an address like https://ember.example, not ftp://ember.example.\n',
  );
});
