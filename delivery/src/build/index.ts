import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { base } from './base.ts';
import { BuildRecord } from './BuildRecord.ts';
import { sharedModules } from './shared.ts';

const { resolve } = createRequire(import.meta.url);

/** Name of the container a remote's build defines: its package name as an identifier. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

/** The version of a package as installed for `context`; read from disk because exports may hide it. */
function versionOf(packageName: string, context: string): string {
  const folders = createRequire(join(context, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      const text = readFileSync(join(folder, packageName, 'package.json'), 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is not installed for ${context}`);
}

/**
 * The smaller build of the federation runtime: the CommonJS one, taken otherwise, ignores
 * `experiments.optimization` and is twice as large.
 */
const federationAliases = {
  [resolve('@module-federation/webpack-bundler-runtime')]: resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  ),
  '@module-federation/runtime': resolve('@module-federation/runtime/bundler'),
};

/** What the federation runtime may leave out: the shell opens containers itself, remotes have none. */
const optimization = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

/** Output of a browser build: ES modules with the content's hash in every name. */
const browserOutput = (context: string, uniqueName: string): Configuration['output'] => ({
  path: join(context, 'dist/browser'),
  clean: true,
  uniqueName,
  publicPath: 'auto',
  module: true,
  chunkFormat: 'module',
  chunkLoading: 'import',
  filename: '[name].[contenthash:12].js',
  chunkFilename: '[name].[contenthash:12].js',
  cssFilename: '[name].[contenthash:12].css',
  cssChunkFilename: '[name].[contenthash:12].css',
  assetModuleFilename: '[name].[contenthash:12][ext]',
  crossOriginLoading: 'anonymous',
});

/** The bundle that renders pages to HTML in Node: one file, readable, with the same class names. */
function nodeBuild(
  context: string,
  uniqueName: string,
  entry: string,
  external: readonly string[],
): Configuration {
  const config = base(context, 'node');
  return {
    ...config,
    entry: { node: entry },
    output: {
      path: join(context, 'dist/node'),
      clean: true,
      uniqueName,
      filename: 'index.cjs',
      publicPath: '',
      asyncChunks: false,
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:12][ext]',
    },
    externals: Object.fromEntries(external.map((name) => [name, `commonjs ${name}`])),
    optimization: { minimize: false, moduleIds: 'named', splitChunks: false },
  };
}

/**
 * The whole build of a remote, for its `rspack.config.ts`: an ES module container that exposes
 * `src/routes.tsx` and takes React and the sdk from the host, and a bundle for Node.
 */
export function remote(name: string): Configuration[] {
  const context = process.cwd();
  const uniqueName = containerName(name);
  const shared = Object.fromEntries(
    Object.entries(sharedModules).map(([module, { from }]) => [
      module,
      {
        singleton: true,
        import: false as const,
        requiredVersion: `^${versionOf(from, context)}`,
      },
    ]),
  );
  const config = base(context, 'web');
  return [
    {
      ...config,
      entry: {},
      output: browserOutput(context, uniqueName),
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...federationAliases } },
      plugins: [
        new ModuleFederationPlugin({
          name: uniqueName,
          filename: 'remoteEntry.[contenthash:12].js',
          library: { type: 'module' },
          exposes: { './routes': './src/routes.tsx' },
          shared,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { optimization },
        }),
        new BuildRecord({ name, kind: 'remote', provides: {} }),
      ],
    },
    nodeBuild(context, uniqueName, './src/routes.tsx', Object.keys(sharedModules)),
  ];
}

/** A module that names every shared module: the host only provides what its build has met. */
const mentionShared = Object.entries(sharedModules)
  .map(([name, { eager }]) => (eager ? `import '${name}';` : `() => import('${name}');`))
  .join('\n');

/**
 * The whole build of the shell: the host that provides the shared modules, and a bundle for Node
 * that renders the tree around a page.
 */
export function host(name: string): Configuration[] {
  const context = process.cwd();
  const uniqueName = containerName(name);
  const provides = Object.fromEntries(
    Object.entries(sharedModules).map(([module, { from }]) => [module, versionOf(from, context)]),
  );
  const shared = Object.fromEntries(
    Object.entries(sharedModules).map(([module, { eager }]) => {
      const version = provides[module];
      return [module, { singleton: true, eager, version, requiredVersion: `^${version}` }];
    }),
  );
  const config = base(context, 'web');
  return [
    {
      ...config,
      entry: { main: ['./src/shared.virtual.js', './src/main.tsx'] },
      output: browserOutput(context, uniqueName),
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...federationAliases } },
      optimization: {
        ...config.optimization,
        // What asks the API comes as one file: its parts are never needed apart.
        splitChunks: {
          cacheGroups: {
            client: {
              name: 'client',
              test: /[\\/](sdk[\\/]src[\\/](api|contract|storage)|zod|ky)[\\/]/,
              chunks: 'async',
              enforce: true,
            },
          },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name: uniqueName,
          remotes: {},
          shared,
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization },
        }),
        new rspack.experiments.VirtualModulesPlugin({ './src/shared.virtual.js': mentionShared }),
        new BuildRecord({ name, kind: 'host', provides }),
      ],
    },
    nodeBuild(context, uniqueName, './src/node.tsx', []),
  ];
}
