import { createRequire } from 'node:module';
import type { Config } from '@emberite/config/site';
import type { ProcessOptions, RunningProgram } from '@emberite/config/process';
import { startProgram } from '@emberite/config/process';
import { portAbove } from '@emberite/config/shared';

/** Starts the registry that comes with the site. */
export const startRegistry = (config: Config, options: ProcessOptions): Promise<RunningProgram> =>
  startProgram(
    {
      name: 'Registry',
      restarts: 'for ever',
      script: createRequire(import.meta.url).resolve('@emberite/registry/main'),
      environment: (port) => ({
        ...process.env,
        REGISTRY_PORT: String(port),
        METRICS_PORT: String(portAbove(config.metrics.port, 20)),
        DATA_DIR: config.dataDir,
        STORE: config.storeBucket ? `s3://${config.storeBucket.name}` : config.store,
        SITE_URL: config.site.siteUrl,
        GATEWAYS: config.gateways.join(),
        ...(config.apiUrl && { API_URL: config.apiUrl }),
        // Its only client is the gateway on this machine.
        HOST: '127.0.0.1',
      }),
    },
    options,
  );
