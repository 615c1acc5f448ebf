/** The command line of a site that runs on this machine: `npm run release -- publish|rollback|list|history|collect …`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedError } from '@emberite/release';
import { runProgram } from '@emberite/release/terminal';
import { addCollect, refuse } from '@emberite/registry/onStore';
import { addReleaseCommands, registryAt } from '@emberite/cli/release';
import { Command } from 'commander';
import { localOrigin } from '@emberite/config/server';
import { readConfig } from '@emberite/config/site';

const program = new Command('npm run release --')
  .description('Publish remotes and the shell to the site on this machine, or roll them back.')
  .showHelpAfterError();

addReleaseCommands(program, async () => {
  try {
    const { dataDir, ...place } = readConfig(process.env);
    const file = join(dataDir, 'registry-token');
    const token = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new RefusedError(
        error.code === 'ENOENT'
          ? 'There is no site on this machine yet. Start it first: npm start.'
          : `${file} cannot be read (${error.code}). Run this as the user of the site.`,
      );
    });
    return registryAt(localOrigin(place), token.trim());
  } catch (error) {
    return refuse(error);
  }
});

addCollect(program);
await runProgram(program);
