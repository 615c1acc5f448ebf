/** `npm start`: runs the whole site from the current sources. */
import { join } from 'node:path';
import { Command } from 'commander';
import { createGateway } from '../gateway/index.ts';
import { jobRegistry } from '../registry/jobs.ts';
import { createRegistryHandler } from '../registry/server.ts';
import { registryToken } from '../registry/token.ts';
import { runSite } from './command.ts';
import { publishChanged } from './releases.ts';

new Command('npm start')
  .description('Run the whole site from the current sources. Settings: see README.md.')
  .parse();

await runSite(process.env, async (store, config, log) => {
  const { site, dataDir } = config;
  await publishChanged(store, site, log);
  const token = await registryToken(config);
  const place = { store: store.root, site, logFile: join(dataDir, 'site.log') };
  return (options) =>
    createGateway({
      store,
      site,
      ...options,
      registry: token ? createRegistryHandler(jobRegistry(place), token, options.log) : undefined,
    });
});
