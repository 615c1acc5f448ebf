import { resolve } from 'node:path';
import type { Stats } from '@rspack/core';
import { rspack } from '@rspack/core';
import { remotes } from '@emberite/delivery/workspace';
import { base } from '@emberite/delivery/build';

/** What the application's document needs. Files are names in the output folder. */
export interface MonolithBuild {
  scripts: string[];
  styles: string[];
  icon: string;
}

/** The module that replaces `ownedRoutes`: the routes of every remote in the workspace. */
const ownedRoutes = [
  ...remotes.map((name, index) => `import r${index} from '${name}/routes';`),
  `export default { ${remotes.map((name, index) => `'${name}': r${index}`).join(', ')} };`,
].join('\n');
const ownedRoutesFile = resolve('bench/src/monolith/ownedRoutes.virtual.js');

/**
 * Builds the reference application into `folder`, to be served from `publicPath`. It is compiled
 * like our other builds; the chunks are split by Rspack's defaults.
 */
export async function buildMonolith(folder: string, publicPath: string): Promise<MonolithBuild> {
  const compiler = rspack({
    ...base(resolve('bench'), 'web'),
    entry: { main: './src/monolith/main.tsx' },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [ownedRoutesFile]: ownedRoutes }),
      new rspack.ProvidePlugin({ ownedRoutes: [ownedRoutesFile, 'default'] }),
    ],
    output: {
      path: folder,
      uniqueName: 'monolith',
      publicPath,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].[contenthash:12].js',
      cssFilename: '[name].[contenthash:12].css',
      assetModuleFilename: '[name].[contenthash:12][ext]',
    },
  });
  const { compilation } = await new Promise<Stats>((done, failed) => {
    compiler.run((error, stats) => {
      if (stats && !stats.hasErrors()) done(stats);
      else failed(error ?? new Error(stats?.toString('errors-only')));
    });
  });
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const assets = compilation.getAssets().map(({ name }) => name);
  await new Promise((closed) => compiler.close(closed));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    icon: assets.find((file) => file.endsWith('.svg')) ?? '',
  };
}
