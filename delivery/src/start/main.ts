/** `npm start`: the whole site, from the sources as they are. */
import { createGateway } from '../gateway/index.ts';
import { runSite } from './command.ts';
import { publishChanged } from './releases.ts';

await runSite(process.env, async (store, { site }, say) => {
  await publishChanged(store, site, say);
  return (options) => createGateway({ store, site, ...options });
});
