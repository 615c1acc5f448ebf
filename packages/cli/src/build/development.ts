import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { manifestOf } from './manifest.ts';

const client = fileURLToPath(new URL('./client/', import.meta.url));
const hot = fileURLToPath(new URL('./client/hot.ts', import.meta.url));
const connect = fileURLToPath(new URL('./client/connect.ts', import.meta.url));

/**
 * One chunk for all that a remote loads later. If a save moved a module between chunks, the code that
 * loads them would change too, in `routes.tsx` for example, and the page would have to be reloaded.
 */
const splitChunks = {
  cacheGroups: { later: { name: 'later', chunks: 'async', enforce: true } },
} as const;

/**
 * Adds what `npm run dev` needs to a package's browser build: hot updates with Fast Refresh and, in
 * the shell, the connection that announces new builds.
 */
export function forDevelopment(config: Configuration): Configuration {
  if (config.name === 'node') return config;
  const { context = '' } = config;
  const { name } = manifestOf(context);
  const isHost = name === 'shell';
  const entries = [`${hot}?${name}`, ...(isHost ? [connect] : [])];
  return {
    ...config,
    optimization: isHost ? config.optimization : { ...config.optimization, splitChunks },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({
        // Even if NODE_ENV is production, as in a build for teams.
        forceEnable: true,
        exclude: [/[\\/]node_modules[\\/]/, client],
      }),
      // An entry without a name comes before every entry of the build.
      ...entries.map((entry) => new rspack.EntryPlugin(context, entry, { name: undefined })),
    ],
  };
}
