import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseOf } from '@emberite/release';
import { chunkImporter } from '@emberite/release/data';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { manifestOf } from './manifest.ts';
import type { Mode } from './base.ts';
import { assetName, base } from './base.ts';
import { BuildRecord } from './BuildRecord.ts';
import { TrustedTypes } from './TrustedTypes.ts';
import { ModuleIds, nameOf } from './ModuleIds.ts';
import { OwnStyles } from './OwnStyles.ts';
import { forDevelopment } from './development.ts';
import { Refusals } from './Refusals.ts';
import type { SharedModule } from './shared.ts';
import { runtime, sharedModules, takenFrom, versionOf } from './shared.ts';

/**
 * Returns the two builds of a package, for the browser and for Node. An `rspack.config.ts` exports
 * it; Rspack calls it for production, `npm run dev` for development.
 */
export type PackageBuild = (env?: unknown, argv?: { mode?: Mode }) => Configuration[];
export { base } from './base.ts';
export { runtime, sharedModules } from './shared.ts';
export type { BuildRecordFile, ChunkRecord } from './recordFile.ts';

const { resolve } = createRequire(import.meta.url);

/** Name of the container that a remote's build defines: its package name as an identifier. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

const runtimeVersion = versionOf(runtime, import.meta.dirname);

/** What the shell's entry runs to lend the federation runtime, and what takes its place in a remote's. */
const lend = fileURLToPath(new URL('./runtime/lend.ts', import.meta.url));
const borrow = fileURLToPath(new URL('./runtime/borrow.ts', import.meta.url));
const leftOut = fileURLToPath(new URL('./runtime/leftOut.ts', import.meta.url));
const errorCodes = createRequire(resolve(runtime)).resolve('@module-federation/error-codes');
const locale = fileURLToPath(new URL('./runtime/locale.ts', import.meta.url));
const federationSdk = createRequire(resolve(runtime)).resolve('@module-federation/sdk');
const federationCore = createRequire(resolve('@module-federation/runtime')).resolve(
  '@module-federation/runtime-core',
);

/**
 * The smaller build of the federation runtime, for the shell. Rspack would pick the CommonJS build,
 * which ignores `experiments.optimization` and is twice as large.
 */
const hostAliases = {
  [join(dirname(errorCodes), 'desc.mjs')]: leftOut,
  [join(dirname(federationSdk), 'dom.js')]: leftOut,
  [join(dirname(federationCore), 'utils/load.js')]: leftOut,
  [join(dirname(federationCore), 'utils/semver/index.js')]: leftOut,
  [join(dirname(federationSdk), 'logger.js')]: leftOut,
  [join(dirname(resolve(`${runtime}/bundler`)), 'getSharedFallbackGetter.js')]: leftOut,
  [resolve('zod/v4/locales/en.js')]: locale,
  [resolve(runtime)]: resolve(`${runtime}/bundler`),
  '@module-federation/runtime': resolve('@module-federation/runtime/bundler'),
};

/** Remotes have no federation runtime of their own. */
const remoteAliases = { [resolve(runtime)]: borrow };

/** Parts the federation runtime leaves out: only the shell loads remotes, and it does so itself. */
const optimization = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

/** The name of a file with a hash of its content. */
const hashed = (name: string) => `${name}.[contenthash:12]`;

/**
 * What a bundle calls instead of `import()` to load a chunk. Documents list only the files of the shell and of their own
 * remote, browsers refuse every other script without a hash, and a request that stands still is given up.
 */
const importChunk = `((file) => {
  const url = new URL(file, import.meta.url).href;
  return globalThis.${chunkImporter}?.(url) ?? import(url);
})`;

/** Output of a browser build: ES modules, with a content hash in each name for production. */
function browserOutput(
  context: string,
  uniqueName: string,
  mode: Mode,
): NonNullable<Configuration['output']> {
  const [name, chunk] =
    mode === 'production' ? [hashed('[name]'), hashed('[id]')] : ['[name]', '[name]'];
  return {
    path: join(context, 'dist/browser'),
    clean: true,
    uniqueName,
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: `${name}.js`,
    chunkFilename: `${chunk}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${chunk}.css`,
    assetModuleFilename: assetName,
    crossOriginLoading: 'anonymous',
    importFunctionName: importChunk,
    devtoolModuleFilenameTemplate: ({ resourcePath = '' }: { resourcePath?: string }) =>
      nameOf(resourcePath),
  };
}

/**
 * The bundle that renders pages to HTML in Node. It has the same class names as the browser build
 * and one file for each `import()`, so that its caller sees which file a route's page loads.
 */
function nodeBuild(
  context: string,
  uniqueName: string,
  mode: Mode,
  entry: string,
  external: Record<string, string>,
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
      chunkFilename: '[id].cjs',
      publicPath: '',
      library: { type: 'commonjs2' },
      assetModuleFilename: assetName,
    },
    externalsType: 'commonjs',
    externals: external,
    optimization: {
      ...config.optimization,
      // Only the comments go: they have the paths of modules.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            minify: false,
            compress: false,
            mangle: false,
            format: { comments: false },
          },
        }),
      ],
      splitChunks: false,
    },
  };
}

/** What both halves of a remote have: one address for a file, the one that the site serves. */
function ofRemote(config: Configuration, publicPath: string): Configuration {
  const generator = config.module?.generator;
  const files = { ...generator?.['asset/resource'], publicPath };
  return {
    ...config,
    module: { ...config.module, generator: { ...generator, 'asset/resource': files } },
  };
}

/** Picks the files of packages that are for browsers. */
const ofBrowsers = {
  aliasFields: ['browser'],
  mainFields: ['browser', 'module', '...'],
  conditionNames: ['browser', 'module', 'import', 'require', 'default'],
};

/**
 * The builds of a remote, for its `rspack.config.ts`: an ES module container that exposes
 * `src/routes.tsx` and takes React and the sdk from the host, and a bundle for Node. `context` is
 * the remote's folder: pass `import.meta.dirname`.
 */
export function remote(context: string): PackageBuild {
  const { name } = manifestOf(context);
  const uniqueName = containerName(name);
  const modules = sharedModules(context);
  const taken = takenFrom(modules);
  const shared = Object.fromEntries(
    Object.entries(taken).map(([module, shareKey]) => [
      module,
      {
        singleton: true,
        import: false as const,
        requiredVersion: `^${modules[shareKey]!.version}`,
        shareKey,
      },
    ]),
  );
  return (_env, { mode = 'production' } = {}) => {
    const publicPath = baseOf(name) + (mode === 'production' ? '' : 'dev/');
    const config = ofRemote(base(context, 'web', mode), publicPath);
    const requires = { [runtime]: `^${runtimeVersion}` };
    const lazy = Object.keys(modules).filter((name) => !modules[name]?.eager);
    const record = new BuildRecord({ kind: 'remote', provides: {}, requires, lazy });
    const entryFile = `${mode === 'production' ? hashed('remoteEntry') : 'remoteEntry'}.js`;
    const browser: Configuration = {
      ...config,
      // The container's own entry: a chunk of its own for the routes would be one more request.
      entry: {
        [uniqueName]: {
          import: './src/routes.tsx',
          filename: entryFile,
          library: { type: 'module' },
        },
      },
      output: {
        ...browserOutput(context, uniqueName, mode),
        publicPath,
        // Code that throws on load throws every time. Otherwise a second attempt would show its
        // page half-initialized.
        strictModuleErrorHandling: true,
      },
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...remoteAliases } },
      optimization: {
        ...config.optimization,
        // A page is one file, so that it stays within six requests.
        splitChunks: false,
      },
      plugins: [
        new OwnStyles(),
        new TrustedTypes(),
        new Refusals(),
        new ModuleFederationPlugin({
          name: uniqueName,
          filename: entryFile,
          library: { type: 'module' },
          exposes: { './routes': './src/routes.tsx' },
          shared,
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization },
        }),
      ],
    };
    const node: Configuration = {
      ...ofRemote(nodeBuild(context, uniqueName, mode, './src/routes.tsx', taken), publicPath),
      // What renders a page to HTML is no Node: it has nothing of its modules.
      resolve: { ...config.resolve, ...ofBrowsers },
      externalsPresets: { node: false },
    };
    return both(record, mode, browser, node);
  };
}

/** What `typeof` says of names, for the bundler. */
const typesOf = (type: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));

/** The names of chunks, which their ids are hashes of. */
const named = {
  test: /\.[cm]?[jt]sx?$/,
  enforce: 'post',
  loader: fileURLToPath(new URL('./chunkNames.ts', import.meta.url)),
} as const;

/** Adds the record, ids and names to both builds of a package, and hot updates in development. */
function both(record: BuildRecord, mode: Mode, ...builds: Configuration[]): Configuration[] {
  return builds.map((config) => {
    const plugins = [...(config.plugins ?? []), record, new ModuleIds()];
    if (mode === 'development') return forDevelopment({ ...config, plugins });
    const rules = [...(config.module?.rules ?? []), named];
    return { ...config, plugins, module: { ...config.module, rules } };
  });
}

/** Source of a module that imports every shared module: the host provides only what its build includes. */
const sharedEntry = (shared: [string, SharedModule][]) =>
  shared
    .map(([name, { eager }]) => (eager ? `import '${name}';` : `() => import('${name}');`))
    .join('\n');

/** Source of the host's entry for Node: its own exports, and the shared modules by name. */
const nodeEntry = (shared: [string, SharedModule][]) =>
  [
    `export * from './node.tsx';`,
    ...shared.map(([name], index) => `import * as module${index} from '${name}';`),
    `export const shared = { ${shared.map(([name], index) => `'${name}': module${index}`).join(', ')} };`,
  ].join('\n');

/**
 * The builds of the shell: the host that provides the shared modules, and a bundle for Node that
 * renders the tree around a page. A production build has a development build beside it, for teams
 * that develop against a running site: Fast Refresh needs React's development build.
 * `context` is the shell's folder: pass `import.meta.dirname`.
 */
export function host(context: string): PackageBuild {
  const uniqueName = containerName(manifestOf(context).name);
  const shared = Object.entries(sharedModules(context));
  const provides = Object.fromEntries(shared.map(([module, { version }]) => [module, version]));
  const hostShared = Object.fromEntries(
    shared.map(([module, { eager, version }]) => [
      module,
      { singleton: true, eager, version, requiredVersion: `^${version}` },
    ]),
  );
  const builds: PackageBuild = (_env, { mode = 'production' } = {}) => {
    const config = base(context, 'web', mode);
    const record = new BuildRecord({
      kind: 'host',
      provides: { ...provides, [runtime]: runtimeVersion },
      requires: {},
      lazy: [],
    });
    const browser: Configuration = {
      ...config,
      // The runtime is lent first: the entries of remotes request it as they run.
      entry: { main: [lend, './src/shared.virtual.js', './src/main.tsx'] },
      output: browserOutput(context, uniqueName, mode),
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...hostAliases } },
      optimization: {
        ...config.optimization,
        // The API client is one file: its parts are always needed together.
        splitChunks: {
          cacheGroups: {
            // What changes only with an upgrade is a file beside the shell's own code. The federation runtime starts with
            // the bundler's and stays with it.
            packages: {
              name: 'packages',
              test: /[\\/]node_modules[\\/](?!@emberite)/,
              chunks: 'initial',
              enforce: true,
            },
            client: {
              name: 'client',
              ...(mode === 'production' && { filename: `${hashed('client')}.js` }),
              test: /[\\/](sdk[\\/]src[\\/](api|profile|storage)|contract[\\/]src[\\/](?!desk)|content[\\/]src[\\/](people|registration)\.ts$|(zod|ky)[\\/]|runtime[\\/]locale\.)/,
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
          shared: hostShared,
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization },
        }),
        // In a document, without Node, and as valtio asks for the mode of a build: the questions of libraries stay out, and
        // their warnings.
        new rspack.DefinePlugin({
          ...typesOf('object', ['console', 'document', 'location', 'window']),
          ...typesOf('undefined', ['process', 'FEDERATION_ALLOW_NEW_FUNCTION', 'FEDERATION_DEBUG']),
          'import.meta.env': JSON.stringify({ MODE: mode }),
        }),
        new rspack.experiments.VirtualModulesPlugin({
          './src/shared.virtual.js': sharedEntry(shared),
        }),
      ],
    };
    const node: Configuration = {
      ...nodeBuild(context, uniqueName, mode, './src/node.virtual.js', {}),
      plugins: [
        new rspack.experiments.VirtualModulesPlugin({ './src/node.virtual.js': nodeEntry(shared) }),
      ],
    };
    const own = both(record, mode, browser, node);
    if (mode === 'development') return own;
    const [forTeams] = builds({}, { mode: 'development' });
    // Separate scripts that only some documents load.
    const tools: Configuration = {
      ...config,
      name: 'tools',
      entry: {
        team: './src/tools/team.ts',
        visits: './src/tools/visits.ts',
        vitals: './src/tools/vitals.ts',
      },
      output: {
        ...browserOutput(context, `${uniqueName}_tools`, mode),
        path: join(context, 'dist/tools'),
      },
    };
    return [
      ...own,
      tools,
      {
        ...forTeams,
        name: 'development',
        devtool: false,
        output: { ...forTeams?.output, path: join(context, 'dist/development/browser') },
      },
    ];
  };
  return builds;
}
