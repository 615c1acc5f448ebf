import { PassThrough } from 'node:stream';
import { readConfig } from '@emberite/config/site';
import { openObjects } from '@emberite/objects';
import { startS3 } from '@emberite/objects/testing';
import { openTokens } from '@emberite/registry';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { startRegistry } from './registry.ts';
import { tempFolder } from './testing/fixtures.ts';

it.runIf(isFull)('starts the registry on the bucket that STORE names', async () => {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await tempFolder());
  const s3 = await startS3();
  started.defer(() => s3.stop());
  const { S3_BUCKET, ...access } = s3.environment;
  const settings = { ...access, STORE: `s3://${S3_BUCKET}`, CHROMIUM: 'none' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const config = readConfig({ ...settings, DATA_DIR: folder.path, METRICS_PORT: '0' });
  const output = new PassThrough().resume();
  const registry = await startRegistry({ ...config, gateways: [] }, { output, log() {} });
  started.defer(() => registry.close());
  await registry.listening;
  const tokens = openTokens(await openObjects({ bucket: s3.bucket }));
  const { text } = await tokens.create({ remotes: ['mf-home'], paths: ['/'] });
  const asked = await fetch(`${registry.url}/registry/releases`, {
    headers: { authorization: `Bearer ${text}` },
  });
  expect(asked.status).toBe(200);
});
