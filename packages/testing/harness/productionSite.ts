import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printed } from './devSite.ts';
import type { DevSite } from './devSite.ts';
import { copyBase } from './prepare.ts';
import { freePort } from '../../../tools/freePort.ts';

/** A site as `npm start` runs it with `NODE_ENV=production`, with its own data. */
export type ProductionSite = Pick<DevSite, 'url' | 'output' | 'close'>;

/**
 * Starts the site in production with additional settings. It serves the releases of the base store.
 */
export async function startProductionSite(
  settings: Record<string, string> = {},
): Promise<ProductionSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ember-production-'));
  await copyBase(dataDir);
  const port = await freePort();
  let text = '';
  const child = spawn(process.execPath, ['platform/site/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: 'https://ember.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  }
  const output = () => text;
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  await printed(child, output, 'Ready on').catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url: `http://localhost:${port}`, output, close };
}
