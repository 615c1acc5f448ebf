/** In the shell's entry, before everything else: lends Module Federation's runtime to remotes. */
import { runtimeLender } from '@emberite/release/data';
import {
  attachShareScopeMap,
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime';
// In a build that exposes nothing, `bundlerRuntime` lacks it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

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

Object.assign(globalThis, { [runtimeLender]: lend });
