import { createRequire } from 'node:module';
import { dirname, extname, join, parse, relative } from 'node:path';
import type { Configuration, PathData } from '@rspack/core';
import { contentTypes } from '@emberite/release/contentTypes';
import { rspack } from '@rspack/core';

/** Releases are built for `production`; `npm run dev` serves `development` builds. */
export type Mode = 'production' | 'development';

/** react-router always resolves to its development build; this is its production build. */
const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router')),
  '../production',
);

const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

/** Browsers the site is built for: all that support import maps, `light-dark()`, `@layer` and `indexedDB.databases()`. */
const targets = 'chrome >= 123, edge >= 123, firefox >= 126, safari >= 17.5';

/** What the compiler reads itself. */
const isCode = new Set(['.js', '.css', '.json']);

/** The kinds of files that a page imports as an address; the site serves each with its own type. */
export const kinds = Object.keys(contentTypes).filter((kind) => !isCode.has(kind));

/** A name of letters, digits and dashes for an asset: it is part of URLs. */
export const assetName = ({ filename = '' }: PathData) => {
  const { name, ext } = parse(filename.split('?', 1)[0]!);
  return `${name.replace(/[^\w-]+/g, '-')}.[contenthash:12]${ext.toLowerCase()}`;
};

/**
 * Names that do not depend on how often the code has each letter: it has hashes, which depend on paths
 * until the end. The types do not know that option.
 */
const mangle = { toplevel: true, disableCharFreq: true };

/** The configuration all our builds share: TypeScript and React, CSS Modules, assets as files. */
export function base(
  context: string,
  target: 'web' | 'node',
  mode: Mode = 'production',
): Configuration {
  const browser = target === 'web';
  const development = mode === 'development';
  return {
    name: browser ? 'browser' : 'node',
    context,
    mode,
    target: browser ? ['web', 'es2023'] : 'node24',
    // The gateway does not serve a release's maps, so no file points to one.
    devtool: browser && (development ? 'cheap-module-source-map' : 'hidden-nosources-source-map'),
    lazyCompilation: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.cjs', '.json'],
      alias: development ? {} : productionRouter,
    },
    module: {
      rules: [
        ...[/\.[cm]?ts$/, /\.[jt]sx$/].map((test, index) => ({
          test,
          resourceQuery: { not: [/^\?(raw|url)$/] },
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: index === 1 },
              transform: {
                react: { runtime: 'automatic', development, refresh: development && browser },
              },
            },
            env: { targets },
          },
          type: 'javascript/auto',
        })),
        { test: /\.css$/, resourceQuery: { not: [/^\?(raw|url)$/] }, type: 'css/auto' },
        // The path of another package depends on where it is installed, and a `[hash]` on the path.
        {
          test: /\.css$/,
          resourceQuery: { not: [/^\?(raw|url)$/] },
          exclude: (path: string) => !relative(context, path).match(/^\.\.|node_modules/),
          type: 'css/auto',
          generator: { localIdentName: '[uniqueName]-[local]-[contenthash:6]' },
        },
        // Also where a package says that none of its files has an effect of its own.
        { test: /\.css$/, sideEffects: true },
        {
          oneOf: [
            { resourceQuery: /^\?raw$/, type: 'asset/source' },
            { resourceQuery: /^\?url$/, type: 'asset/resource' },
            {
              test: (file: string) => kinds.includes(extname(file).toLowerCase()),
              type: 'asset/resource',
            },
          ],
        },
      ],
      parser: {
        javascript: {
          // The same address in both halves.
          url: 'relative',
          // Pages have none: see `Refusals`.
          worker: false,
        },
        // Custom properties keep their names: tokens are read across builds, and a local name for
        // `--sun` would replace the class `sun` in a module's exports.
        'css/auto': { dashedIdents: false },
        'css/module': { dashedIdents: false },
      },
      generator: {
        'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:6]', exportsOnly: !browser },
        'css/module': { localIdentName: '[uniqueName]-[local]-[hash:6]', exportsOnly: !browser },
        'asset/resource': { emit: browser },
      },
    },
    optimization: {
      // While a file does not compile, the last good build stays in place.
      emitOnErrors: false,
      // Those of chunks stay when a neighbor comes or goes, so that files that have not changed keep
      // their names. In production `ModuleIds` gives those of modules.
      moduleIds: 'named',
      chunkIds: development ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 4 },
            mangle,
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
