/** `npm start`: the whole site, from the sources as they are. */
import { runSite } from './command.ts';

await runSite(process.env);
