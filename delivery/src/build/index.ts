import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { manifestOf } from '../workspace.ts';
import type { Mode } from './base.ts';
import { base } from './base.ts';
import { BuildRecord } from './BuildRecord.ts';
import { forDevelopment } from './development.ts';
import { sharedModules } from './shared.ts';

/**
 * The two builds of a package, for the browser and for Node: what an `rspack.config.ts` exports and
 * Rspack calls. `npm run dev` calls it for development.
 */
export type PackageBuild = (env?: unknown, argv?: { mode?: Mode }) => Configuration[];
export { base } from './base.ts';
export type { BuildRecordFile, ChunkRecord } from './record.ts';

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

/** Output of a browser build: ES modules, in a release with the content's hash in every name. */
function browserOutput(
  context: string,
  uniqueName: string,
  mode: Mode,
): NonNullable<Configuration['output']> {
  const hash = mode === 'production' ? '.[contenthash:12]' : '';
  return {
    path: join(context, 'dist/browser'),
    clean: true,
    uniqueName,
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    cssChunkFilename: `[name]${hash}.css`,
    assetModuleFilename: '[name].[contenthash:12][ext]',
    crossOriginLoading: 'anonymous',
    // From the package's folder, wherever that is on the machine that builds.
    devtoolModuleFilenameTemplate: '[resource-path]',
  };
}

/**
 * The bundle that renders pages to HTML in Node: readable, with the same class names, and with a
 * file for each `import()`, so that whoever runs it sees which one a route's page asks for.
 */
function nodeBuild(
  context: string,
  uniqueName: string,
  mode: Mode,
  entry: string,
  external: readonly string[],
): Configuration {
  const config = base(context, 'node', mode);
  return {
    ...config,
    entry: { node: entry },
    output: {
      path: join(context, 'dist/node'),
      clean: true,
      uniqueName,
      filename: 'index.cjs',
      chunkFilename: '[name].cjs',
      publicPath: '',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:12][ext]',
    },
    externals: Object.fromEntries(external.map((name) => [name, `commonjs ${name}`])),
    optimization: {
      ...config.optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      splitChunks: false,
    },
  };
}

/**
 * The builds of a remote, for its `rspack.config.ts`: an ES module container that exposes
 * `src/routes.tsx` and takes React and the sdk from the host, and a bundle for Node. `context` is
 * the remote's folder, `import.meta.dirname` there.
 */
export function remote(context: string): PackageBuild {
  const uniqueName = containerName(manifestOf(context).name);
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
  return (_env, { mode = 'production' } = {}) => {
    const config = base(context, 'web', mode);
    const record = new BuildRecord({ kind: 'remote', provides: {} });
    const browser: Configuration = {
      ...config,
      entry: {},
      output: browserOutput(context, uniqueName, mode),
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...federationAliases } },
      plugins: [
        new ModuleFederationPlugin({
          name: uniqueName,
          filename: mode === 'production' ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
          library: { type: 'module' },
          exposes: { './routes': './src/routes.tsx' },
          shared,
          shareStrategy: 'loaded-first',
          manifest: mode === 'production',
          dts: false,
          experiments: { optimization },
        }),
      ],
    };
    const node = nodeBuild(
      context,
      uniqueName,
      mode,
      './src/routes.tsx',
      Object.keys(sharedModules),
    );
    return both(record, mode, browser, node);
  };
}

/** Both builds of a package with the record of what they make. */
function both(record: BuildRecord, mode: Mode, ...builds: Configuration[]): Configuration[] {
  return builds.map((config) => {
    const recorded = { ...config, plugins: [...(config.plugins ?? []), record] };
    return mode === 'development' ? forDevelopment(recorded) : recorded;
  });
}

const shared = Object.entries(sharedModules);

/** A module that names every shared module: the host only provides what its build has met. */
const mentionShared = shared
  .map(([name, { eager }]) => (eager ? `import '${name}';` : `() => import('${name}');`))
  .join('\n');

/** The host's entry in Node: beside its own exports, the shared modules by name. */
const lendShared = [
  `export * from './node.tsx';`,
  ...shared.map(([name], index) => `import * as module${index} from '${name}';`),
  `export const shared = { ${shared.map(([name], index) => `'${name}': module${index}`).join(', ')} };`,
].join('\n');

/**
 * The builds of the shell: the host that provides the shared modules, and a bundle for Node that
 * renders the tree around a page. `context` is the shell's folder.
 */
export function host(context: string): PackageBuild {
  const uniqueName = containerName(manifestOf(context).name);
  const provides = Object.fromEntries(
    shared.map(([module, { from }]) => [module, versionOf(from, context)]),
  );
  const offered = Object.fromEntries(
    shared.map(([module, { eager }]) => {
      const version = provides[module];
      return [module, { singleton: true, eager, version, requiredVersion: `^${version}` }];
    }),
  );
  return (_env, { mode = 'production' } = {}) => {
    const config = base(context, 'web', mode);
    const record = new BuildRecord({ kind: 'host', provides });
    const browser: Configuration = {
      ...config,
      entry: { main: ['./src/shared.virtual.js', './src/main.tsx'] },
      output: browserOutput(context, uniqueName, mode),
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
          shared: offered,
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization },
        }),
        new rspack.experiments.VirtualModulesPlugin({ './src/shared.virtual.js': mentionShared }),
      ],
    };
    const node: Configuration = {
      ...nodeBuild(context, uniqueName, mode, './src/node.virtual.js', []),
      plugins: [
        new rspack.experiments.VirtualModulesPlugin({ './src/node.virtual.js': lendShared }),
      ],
    };
    return both(record, mode, browser, node);
  };
}
