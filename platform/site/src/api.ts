import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { StartError } from '@emberite/config/startError';
import type { Config } from '@emberite/config/site';
import type { ProcessOptions } from '@emberite/config/process';
import { startProgram } from '@emberite/config/process';
import { portAbove } from '@emberite/config/shared';

const script = createRequire(import.meta.url).resolve('@emberite/api/main');

/** The settings of an API that only the gateway on this machine calls. */
const environmentOf = ({ dataDir, site, metrics }: Config): Record<string, string> => ({
  METRICS_PORT: String(portAbove(metrics.port, 40)),
  API_HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  SITE_URL: site.siteUrl,
  VISIBILITY_OPENS: site.visibilityOpens,
  TRUST_PROXY: 'loopback',
});

/** Prints the settings of the API that comes with the site. Throws a {@link StartError} if one is invalid. */
export function checkApi(config: Config): void {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
    env: { ...process.env, ...environmentOf(config) },
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartError(stderr.trim());
}

/** Starts the API that comes with the site. Its `secret` proves to it that a call comes from our gateway. */
export async function startApi(config: Config, options: ProcessOptions) {
  const secret = randomBytes(32).toString('base64url');
  const running = await startProgram(
    {
      name: 'API',
      script,
      restarts: 'a few times',
      // The gateway tells it where calls come from.
      environment: (port) => ({
        ...process.env,
        ...environmentOf(config),
        API_PORT: String(port),
        PROXY_SECRET: secret,
      }),
    },
    options,
  );
  return { ...running, secret };
}
