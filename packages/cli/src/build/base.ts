import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration } from '@rspack/core';
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

/** Browsers the site is built for: all that support import maps, `light-dark()` and `@layer`. */
const targets = 'chrome >= 123, edge >= 123, firefox >= 121, safari >= 17.5';

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
      extensions: ['.ts', '.tsx', '.js'],
      alias: development ? {} : productionRouter,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development, refresh: development && browser },
              },
            },
            env: { targets },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|png|webp|svg|mp4|vtt)$/, type: 'asset/resource' },
      ],
      parser: {
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
      // Ids that stay when a neighbor comes or goes, so that files that have not changed keep their names.
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, compress: { passes: 4 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
