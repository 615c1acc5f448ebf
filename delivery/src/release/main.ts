/** The command line of this machine's store: `npm run release -- publish|rollback|list|trace …`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addReleaseCommands, RefusedError, runProgram } from '@emberite/cli/release';
import { Command } from 'commander';
import { ConfigError, readConfig } from '../config/config.ts';
import { storeRegistry } from '../registry/storeRegistry.ts';
import { openStore } from '../store/index.ts';
import { readSiteConfig } from '../store/site.ts';

const program = new Command('npm run release --')
  .description('Publish remotes and the shell, or roll them back.')
  .option('--log <file>', 'the log that trace reads (default: <DATA_DIR>/site.log)')
  .showHelpAfterError();

addReleaseCommands(program, async () => {
  try {
    const config = readConfig(process.env);
    const store = await openStore(config.store);
    const { log } = program.opts<{ log?: string }>();
    if (log && !existsSync(log)) throw new RefusedError(`There is no log at ${log}.`);
    const site = (await readSiteConfig(store)) ?? config.site;
    return storeRegistry(store, site, log ?? join(config.dataDir, 'site.log'));
  } catch (error) {
    throw error instanceof ConfigError ? new RefusedError(error.message) : error;
  }
});

await runProgram(program);
// The code of a page that it rendered may have left a timer.
process.exit();
