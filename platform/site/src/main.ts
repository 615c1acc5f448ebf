/** `npm start`: runs the whole site from the current sources. */
import { withCheck } from '@emberite/config/settings';
import { Command } from 'commander';
import { settings } from '@emberite/config/site';
import { createGateway } from '@emberite/gateway';
import { checkSettings, runSite } from './command.ts';
import { buildConsole } from './console.ts';
import { publishChanged } from './releases.ts';

withCheck(
  new Command('npm start').description('Run the whole site from the current sources.'),
  settings,
  checkSettings,
).parse();

await runSite(process.env, async (registry, { dataDir }, log, signal) => {
  await buildConsole(log, signal);
  if (registry) await publishChanged(registry, dataDir, log, { signal });
  return createGateway;
});
