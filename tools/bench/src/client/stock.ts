/**
 * The application with Module Federation by the settings of its official template: remotes as
 * scripts, found through their manifests, and a host that waits for the shared modules.
 */
import { resolve } from 'node:path';
import type { RouteData } from '@emberite/release/data';
import { base, containerName } from '@emberite/cli/build';
import { baseOf } from '@emberite/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { ClientBuild } from './compile.ts';
import { application, compile, output } from './compile.ts';

/** What the host and the remotes are built with. */
export interface Stock {
  /** The modules that they share: React, and the modules of the sdk with the site's state. */
  shared: readonly string[];
  /** The host's table of routes, by remote. */
  routes: Readonly<Record<string, readonly Omit<RouteData, 'remote'>[]>>;
}

const shared = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { singleton: true }]));

/** Builds a remote into `folder`. */
export const buildStockRemote = (
  remote: string,
  folder: string,
  stock: Stock,
): Promise<ClientBuild> =>
  compile({
    ...base(resolve(remote), 'web'),
    entry: {},
    output: { ...output(folder, containerName(remote)), publicPath: baseOf(remote) },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(remote),
        exposes: { './routes': './src/routes.tsx' },
        shared: shared(stock.shared),
        dts: false,
      }),
    ],
  });

/** Imports a remote when one of its pages is opened. */
function ownedRoutes(routes: Stock['routes']): string {
  const tables = Object.entries(routes).map(([remote, list]) => {
    const load = `() => import('${containerName(remote)}/routes')`;
    const entries = list.map((data) => `page(${JSON.stringify(data)}, ${load})`);
    return `${JSON.stringify(remote)}: [${entries.join(', ')}]`;
  });
  return [
    'const page = (data, load) => ({ ...data, page: async () =>',
    '  (await load()).default.find(({ path }) => path === data.path).page() });',
    `export default { ${tables.join(', ')} };`,
  ].join('\n');
}

/** Builds the host into `folder`, to be served from `publicPath`. It knows every remote. */
export function buildStockHost(
  folder: string,
  publicPath: string,
  stock: Stock,
): Promise<ClientBuild> {
  const config = application(ownedRoutes(stock.routes));
  const federation = new ModuleFederationPlugin({
    name: 'stock',
    remotes: Object.fromEntries(
      Object.keys(stock.routes).map((remote) => {
        const name = containerName(remote);
        return [name, `${name}@${baseOf(remote)}mf-manifest.json`];
      }),
    ),
    shared: shared(stock.shared),
    shareStrategy: 'loaded-first',
    experiments: { asyncStartup: true },
    dts: false,
  });
  return compile({
    ...config,
    output: { ...output(folder, 'stock'), publicPath },
    plugins: [...(config.plugins ?? []), federation],
  });
}
