/**
 * `npm run dev [remote …]`: runs the whole site. The named remotes (or all) and the shell are
 * development builds of their sources; saved changes show in the open page. Nothing is published,
 * except packages that are not in the store yet: `publishChanged` leaves out what is retired.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createDevServer, watchBuilds } from '@emberite/cli/dev';
import { Argument, Command } from 'commander';
import { createGateway } from '@emberite/gateway';
import { runSite } from './command.ts';
import { buildConsole } from './console.ts';
import { publishChanged } from './releases.ts';
import { packages } from './workspace.ts';

const command = new Command('npm run dev --')
  .description('Run the whole site in development mode; each save shows in the open page.')
  .addArgument(new Argument('[remote...]', 'remotes to watch (default: all)').choices(packages))
  .parse();
const [names = []] = command.processedArgs as [string[]?];
// The shell provides React to every page, so it is always a development build.
const watched = names.length > 0 ? [...new Set(['shell', ...names])] : packages;

// Also for the programs that it starts.
process.env['NODE_ENV'] = 'development';

await runSite(process.env, async (registry, { site, dataDir }, log, signal) => {
  await buildConsole(log, signal);
  if (registry) {
    const { remotes } = await registry.list();
    const missing = packages.filter((name) => !remotes.some((live) => live.name === name));
    await publishChanged(registry, dataDir, log, { names: missing, signal });
  }
  log(`Building ${watched.join(', ')} for development …`);
  const builds = await watchBuilds(watched, join(dataDir, 'dev'), log, signal);
  return async (options) => {
    const gateway = await createGateway(options);
    await new Promise<void>((done) => void gateway.server.listen(0, '127.0.0.1', done));
    const { port } = gateway.server.address() as AddressInfo;
    const dev = createDevServer(`http://127.0.0.1:${port}`, builds, () => site.siteUrl, log);
    return {
      server: dev.server,
      async close() {
        await dev.close();
        await gateway.close();
      },
    };
  };
});
