import { cookieHeader, startTestApi } from '@emberite/api/testing';
import type { Browser } from '@emberite/api/testing';
import { afterAll, expect, it } from 'vitest';
import { siteWith, tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import { listen, send } from '@emberite/site/testing/http';
import type { HttpRequest } from '@emberite/site/testing/http';
import { createGreet } from '@emberite/store/people';
import type { ApiPlace } from '@emberite/store/people';
import { createRegistryServer } from './server.ts';
import { openTokens } from './tokens.ts';

const folder = await tempFolder();
const store = await siteWith(
  folder.path,
  { name: 'mf-home', text: 'first', paths: ['/'] },
  { name: 'mf-other', text: 'first', paths: ['/other'] },
);
await openTokens(store.objects).create({
  remotes: ['mf-other'],
  paths: ['/other'],
  people: ['Ann@Team.example', 'bea@team.example'],
});
const api = await startTestApi();
afterAll(async () => {
  await api.end();
  await folder[Symbol.asyncDispose]();
});

/** A registry that uses this API, and what a browser gets from it. */
async function open(place: ApiPlace | undefined) {
  const tokens = openTokens(store.objects);
  const greet = createGreet(place, store.objects);
  const server = createRegistryServer(testRegistry(store), tokens, () => {}, { greet });
  const port = await listen(server);
  return {
    async get(path: string, browser?: Browser, request: HttpRequest = {}) {
      const cookie = browser ? cookieHeader(browser) : '';
      const response = await send(port, `/registry/${path}`, { headers: { cookie }, ...request });
      const body = JSON.parse(String(response.body)) as never;
      return { status: response.status, headers: response.headers, body };
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

it('lets people of a team read what its token sees, whatever the case of their address', async () => {
  await using site = await open({ url: api.origin });
  const ann = await api.signedIn('ANN@team.example');
  const { status, body } = await site.get('releases', ann);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ remotes: [expect.objectContaining({ name: 'mf-other' })] }),
  ]);
  expect((await site.get('moves?remote=mf-other', ann)).status).toBe(200);
  const [{ id }] = (await site.get('releases/mf-other', ann)).body as [{ id: string }];
  expect((await site.get(`releases/mf-other/${id}`, ann)).body).toMatchObject({ id });
  const theirs = ['moves', 'counts', 'failures', 'releases'].map(
    (path) => `${path}?remote=mf-home`,
  );
  const reports = [`reports/mf-home/${id}/1`, `reports/mf-home/${id}/1/0.jpg`];
  for (const path of [...theirs, ...reports, 'releases/mf-home', `releases/mf-home/${id}`]) {
    expect(await site.get(path, ann)).toMatchObject({
      status: 403,
      body: { message: 'mf-home belongs to another team.', owned: 'mf-home' },
    });
  }
});

it('lets nobody else in, and says why', async () => {
  await using site = await open({ url: api.origin });
  // This site has no page to sign in.
  expect(await site.get('releases')).toMatchObject({ status: 401, body: { signIn: null } });
  const stranger = await api.signedIn('ann@other.example');
  expect(await site.get('releases', stranger)).toMatchObject({
    status: 403,
    body: { address: 'ann@other.example' },
  });
  const ann = await api.signedIn('ann@team.example');
  await ann.post('/api/auth/logout', {});
  expect((await site.get('releases', ann)).status).toBe(401);
});

it('lets people change nothing, and accepts no session in place of a wrong token', async () => {
  await using site = await open({ url: api.origin });
  const ann = await api.signedIn('ann@team.example');
  const body = JSON.stringify({ rollback: 'mf-other', why: '' });
  const headers = { cookie: cookieHeader(ann) };
  for (const path of ['moves', 'releases']) {
    expect((await site.get(path, ann, { method: 'POST', body, headers })).status).toBe(401);
  }
  const wrong = { ...headers, authorization: 'Bearer mf-other-1.wrong' };
  expect((await site.get('releases', ann, { headers: wrong })).status).toBe(401);
});

it('passes on the cookie of a session that the API renews', async () => {
  await using site = await open({ url: api.origin });
  const ann = await api.signedIn('bea@team.example');
  expect((await site.get('releases', ann)).headers['set-cookie']).toBeUndefined();
  api.pass(25 * 60 * 60 * 1_000);
  const { status, headers } = await site.get('releases', ann);
  expect([status, headers['set-cookie']]).toEqual([
    200,
    expect.arrayContaining([expect.stringMatching(/^ember_sid_4000=/)]),
  ]);
});

it('forgets the people of a token that is revoked', async () => {
  await using site = await open({ url: api.origin });
  const tokens = openTokens(store.objects);
  const { token } = await tokens.create({
    remotes: ['mf-home'],
    paths: ['/'],
    people: ['cleo@team.example'],
  });
  const cleo = await api.signedIn('cleo@team.example');
  expect((await site.get('releases', cleo)).status).toBe(200);
  await tokens.revoke(token.name);
  expect((await site.get('releases', cleo)).status).toBe(403);
});

it('says that it needs an API, or that the API does not respond', async () => {
  await using none = await open(undefined);
  expect((await none.get('releases')).status).toBe(503);
  await using cut = await open({ url: 'http://127.0.0.1:1' });
  expect((await cut.get('releases')).status).toBe(502);
});

it('takes the addresses of people as sign-in reads them', async () => {
  await using site = await open({ url: api.origin });
  const tokens = openTokens(store.objects);
  const grant = { remotes: ['mf-home'], paths: ['/home'] };
  const { token } = await tokens.create({ ...grant, people: ['Cleo <\u200bCleo@people.example>'] });
  expect(token.people).toEqual(['cleo@people.example']);
  const cleo = await api.signedIn('cleo@people.example');
  expect((await site.get('releases?remote=mf-home', cleo)).status).toBe(200);
  await expect(tokens.create({ ...grant, people: ['cleo@example'] })).rejects.toThrow(
    'cleo@example is not an email address.',
  );
});
