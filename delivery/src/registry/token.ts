import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * The token that teams publish with: the configured one, or outside production one that this site
 * makes once and keeps in `registry-token` of its data folder. Undefined if there is no registry.
 */
export async function registryToken(config: Config): Promise<string | undefined> {
  if (config.registryToken || config.production) return config.registryToken;
  const file = join(config.dataDir, 'registry-token');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known.trim();
  const token = randomBytes(24).toString('base64url');
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}
