import { resolve } from 'node:path';
import type { Configuration, Stats } from '@rspack/core';
import { rspack } from '@rspack/core';
import { base } from '@emberite/cli/build';

/** What the application's document needs. Files are names in the output folder. */
export interface ClientBuild {
  scripts: string[];
  /** How the document loads the scripts. */
  format: 'module' | 'script';
  styles: string[];
  icon: string;
}

/** The output of a build into `folder`: with content hashes, in whichever format. */
export const output = (
  folder: string,
  uniqueName: string,
): NonNullable<Configuration['output']> => ({
  path: folder,
  uniqueName,
  filename: '[name].[contenthash:12].js',
  chunkFilename: '[name].[contenthash:12].js',
  cssFilename: '[name].[contenthash:12].css',
  assetModuleFilename: '[name].[contenthash:12][ext]',
});

const routesFile = resolve('tools/bench/src/client/ownedRoutes.virtual.js');

/**
 * The application, compiled like our other builds. `ownedRoutes` is the source of the module with
 * the routes of every remote.
 */
export const application = (ownedRoutes: string): Configuration => ({
  ...base(resolve('tools/bench'), 'web'),
  entry: { main: './src/client/main.tsx' },
  plugins: [
    new rspack.experiments.VirtualModulesPlugin({ [routesFile]: ownedRoutes }),
    new rspack.ProvidePlugin({ ownedRoutes: [routesFile, 'default'] }),
  ],
});

/** Runs a build. Rejects if it has errors. */
export async function compile(config: Configuration): Promise<ClientBuild> {
  const compiler = rspack(config);
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
    format: config.output?.module ? 'module' : 'script',
    styles: files.filter((file) => file.endsWith('.css')),
    icon: assets.find((file) => /^icon\..*svg$/.test(file)) ?? '',
  };
}
