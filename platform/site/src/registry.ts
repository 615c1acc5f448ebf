import { createRequire } from 'node:module';
import type { Config } from '@emberite/config/site';
import type { ProcessOptions, RunningProgram } from '@emberite/config/process';
import { startProgram } from '@emberite/config/process';
import { portAbove } from '@emberite/config/shared';

/** Starts the registry that comes with the site. */
export const startRegistry = (
  {
    dataDir,
    store,
    storeBucket,
    site,
    apiUrl,
    gateways,
    metrics,
  }: Pick<Config, 'dataDir' | 'store' | 'storeBucket' | 'site' | 'gateways' | 'metrics'> & {
    apiUrl?: string;
  },
  options: ProcessOptions,
): Promise<RunningProgram> =>
  startProgram(
    {
      name: 'Registry',
      restarts: 'for ever',
      script: createRequire(import.meta.url).resolve('@emberite/registry/main'),
      environment: (port) => ({
        ...process.env,
        REGISTRY_PORT: String(port),
        METRICS_PORT: String(portAbove(metrics.port, 20)),
        DATA_DIR: dataDir,
        STORE: storeBucket ? `s3://${storeBucket.name}` : store,
        SITE_URL: site.siteUrl,
        GATEWAYS: gateways.join(),
        ...(apiUrl && { API_URL: apiUrl }),
        // Its only client is the gateway on this machine.
        HOST: '127.0.0.1',
      }),
    },
    options,
  );
