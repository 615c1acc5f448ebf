/**
 * `npm run dev [remote …]`: runs the whole site. The named remotes (or all) and the shell are
 * development builds of their sources; a save shows in the open page. Nothing is published, except
 * remotes that are neither watched nor in the store yet.
 */
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { runSite } from '../start/command.ts';
import { publishChanged } from '../start/releases.ts';
import { createSiteServer } from '../gateway/gateway.ts';
import { packages } from '../workspace.ts';
import { watchBuilds } from './builds.ts';
import { createDevSite } from './site.ts';

const command = new Command('npm run dev --')
  .description('Run the whole site in development mode; each save shows in the open page.')
  .addArgument(new Argument('[remote...]', 'remotes to watch (default: all)').choices(packages))
  .parse();
const [names = []] = command.processedArgs as [string[]?];
// The shell provides React to every page, so it is always a development build.
const watched = names.length > 0 ? [...new Set(['shell', ...names])] : packages;

await runSite(
  { ...process.env, NODE_ENV: 'development' },
  async (store, { site, dataDir }, log, signal) => {
    const live = await store.live();
    const known = live ? Object.keys((await store.set(live)).releases) : [];
    const missing = packages.filter((name) => !known.includes(name) && !watched.includes(name));
    await publishChanged(store, site, log, missing);
    log(`Building ${watched.join(', ')} for development …`);
    const builds = await watchBuilds(watched, join(dataDir, 'dev'), log, signal);
    return (options) => createSiteServer(createDevSite(store, builds, site, log), options);
  },
);
