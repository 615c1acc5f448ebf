/** In the shell's entry, before everything else: lends Module Federation's runtime to remotes. */
import { runtimeLender } from '@emberite/release/data';
import {
  attachShareScopeMap,
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime';
import type { InitContainerEntryOptions } from '@module-federation/webpack-bundler-runtime';

/**
 * What a container's `init` does. In a build that exposes nothing, `bundlerRuntime` lacks it, and the original also
 * knows several share scopes and hosts with options: every page would load that for nothing.
 */
function initContainerEntry({ webpackRequire, shareScope, initScope }: InitContainerEntryOptions) {
  const { instance, initOptions } = webpackRequire.federation;
  instance!.initOptions({ name: initOptions!.name, remotes: [] });
  instance!.initShareScopeMap('default', shareScope, { hostShareScopeMap: {} });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}

/**
 * Returns the runtime for one more container: the shell's code, and objects of its own where a
 * container's build writes to them.
 */
const lend = () => ({
  attachShareScopeMap,
  // The real `init` returns the shell's instance, which it finds by the id of the shell's build.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
});

/** The runtime keeps the failure of a shared module, and would ask for it never again. */
const forgetful: Parameters<typeof runtime.registerGlobalPlugins>[0][number] = {
  name: 'forgetful',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};

runtime.getInstance()?.registerPlugins([forgetful]);
runtime.registerGlobalPlugins([forgetful]);
Object.assign(globalThis, { [runtimeLender]: lend });
