/**
 * `npm run dev [remote …]`: the whole site, with the named remotes (or all) and the shell built for
 * development from their sources. A save shows in the open page. Nothing is published, except that
 * a remote which is not followed and not in the store either comes there first.
 */
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { runSite } from '../start/command.ts';
import { publishChanged } from '../start/releases.ts';
import { createSiteServer } from '../gateway/gateway.ts';
import { packages } from '../workspace.ts';
import { followBuilds } from './builds.ts';
import { createDevelopedSite } from './site.ts';

const command = new Command('npm run dev --')
  .description('Runs the whole site and shows each save at once in the open page.')
  .addArgument(new Argument('[remote...]', 'what to follow, all if left out').choices(packages))
  .parse();
const [names = []] = command.processedArgs as [string[]?];
// The shell gives every page its React, so it is always there in its development build.
const followed = names.length > 0 ? [...new Set(['shell', ...names])] : packages;

await runSite(
  { ...process.env, NODE_ENV: 'development' },
  async (store, { site, dataDir }, say, stopped) => {
    const live = await store.live();
    const known = live ? Object.keys((await store.set(live)).releases) : [];
    const lacking = packages.filter((name) => !known.includes(name) && !followed.includes(name));
    await publishChanged(store, site, say, lacking);
    say(`Building ${followed.join(', ')} for development …`);
    const builds = await followBuilds(followed, join(dataDir, 'dev'), say, stopped);
    return (options) => createSiteServer(createDevelopedSite(store, builds, site, say), options);
  },
);
