import { remotes } from '@emberite/site/workspace';
import type { ClientBuild } from './compile.ts';
import { application, compile, output } from './compile.ts';

/** Imports the routes of every remote. */
const ownedRoutes = [
  ...remotes.map((name, index) => `import r${index} from '${name}/routes';`),
  `export default { ${remotes.map((name, index) => `'${name}': r${index}`).join(', ')} };`,
].join('\n');

/**
 * Builds the application without federation into `folder`, to be served from `publicPath`. The
 * chunks are split by Rspack's defaults.
 */
export const buildMonolith = (folder: string, publicPath: string): Promise<ClientBuild> =>
  compile({
    ...application(ownedRoutes),
    output: {
      ...output(folder, 'monolith'),
      publicPath,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
  });
