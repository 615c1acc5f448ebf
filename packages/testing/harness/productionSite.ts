import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSite } from './devSite.ts';
import { copyBase } from './prepare.ts';

/** A site as `npm start` runs it with `NODE_ENV=production`, with its own data. */
export type ProductionSite = Awaited<ReturnType<typeof startProductionSite>>;

/**
 * Starts the site in production with additional settings. It serves the releases of the base store.
 */
export async function startProductionSite(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ember-production-'));
  await copyBase(dataDir);
  const env = {
    NODE_ENV: 'production',
    SITE_URL: 'https://ember.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATA_DIR: dataDir,
    ...settings,
  };
  return runSite([process.execPath, 'platform/site/src/main.ts'], { env }, [dataDir]);
}
