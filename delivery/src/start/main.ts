/** `npm start`: runs the whole site from the current sources. */
import { Command } from 'commander';
import { createGateway } from '../gateway/index.ts';
import { runSite } from './command.ts';
import { publishChanged } from './releases.ts';

new Command('npm start')
  .description('Run the whole site from the current sources. Settings: see README.md.')
  .parse();

await runSite(process.env, async (store, { site }, log) => {
  await publishChanged(store, site, log);
  return (options) => createGateway({ store, site, ...options });
});
