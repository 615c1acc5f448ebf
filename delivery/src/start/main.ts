/** `npm start`: the whole site, from the sources as they are. */
import { Command } from 'commander';
import { createGateway } from '../gateway/index.ts';
import { runSite } from './command.ts';
import { publishChanged } from './releases.ts';

new Command('npm start')
  .description('Runs the whole site from the sources as they are. The README lists the settings.')
  .parse();

await runSite(process.env, async (store, { site }, say) => {
  await publishChanged(store, site, say);
  return (options) => createGateway({ store, site, ...options });
});
