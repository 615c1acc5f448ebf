import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Contract } from '../endpoint/handle.ts';
import { calls } from '../app.ts';
import { startTestApi } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

test('every call of the contract has an endpoint', async () => {
  const folder = join(import.meta.dirname, '../../../../packages/contract/src');
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const agreed = modules.flatMap((module) => Object.values(module)).filter(isContract);
  const served = new Set(calls.flatMap((endpoint) => endpoint.contracts ?? []));
  const without = agreed.filter((contract) => !served.has(contract));
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(agreed.length).toBeGreaterThan(25);
});

test('the reference lists every call with its input, output and errors', async () => {
  const { body } = await api.browser().get('/dev/api.json');
  const { openapi, paths } = body as { openapi: string; paths: Record<string, object> };
  expect(openapi).toBe('3.1.0');
  const missing = calls.filter(
    ({ method, path }) => !(method.toLowerCase() in (paths[path.replace(/:(\w+)/g, '{$1}')] ?? {})),
  );
  expect(missing).toEqual([]);
  expect(paths['/api/auth/callback/{provider}']).toMatchObject({
    post: {
      parameters: [{ name: 'provider', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { required: ['code'] } } } },
    },
  });
  expect(paths['/api/auth/magic-link/code']).toMatchObject({
    post: {
      requestBody: {
        content: {
          'application/json': {
            schema: { required: ['email', 'code'], additionalProperties: false },
          },
        },
      },
      responses: { 400: { description: expect.stringContaining('wrong-code') } },
    },
  });
  expect(paths['/api/invites']).toMatchObject({
    get: { parameters: [{ name: 'inviteCode', in: 'query', required: true }] },
  });
  expect(paths['/api/videos/upload']).toMatchObject({
    post: { requestBody: { content: { 'multipart/form-data': expect.anything() } } },
  });
});

test('the reference lists the files and the redirects to providers and to the payment', async () => {
  const { body } = await api.browser().get('/dev/api.json');
  const { paths } = body as { paths: object };
  const described = { get: { responses: { default: { description: expect.any(String) } } } };
  expect(paths).toMatchObject({
    '/api/auth/google-login': described,
    '/api/health': described,
    '/api/videos/{id}/video': { get: { parameters: [{ name: 'id', in: 'path' }] } },
    '/.auth/login/{provider}': {
      get: {
        parameters: [
          { name: 'provider', in: 'path', required: true },
          { name: 'login_hint', in: 'query', required: false },
          { name: 'post_login_redirect_uri', in: 'query' },
        ],
      },
    },
    '/payment': described,
  });
});

test('production has no reference', async () => {
  const production = await startTestApi({
    NODE_ENV: 'production',
    SITE_URL: 'https://ember.example',
  });
  expect((await production.browser().get('/dev/api.json')).status).toBe(404);
  await production.end();
});
