/** In the shell's entry, before everything else: lends Module Federation's runtime to the remotes. */
import { runtimeLender } from '@emberite/sdk/release';
import federation from '@module-federation/webpack-bundler-runtime';
// The runtime leaves it out of builds that expose nothing, like the shell's.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { runtime, bundlerRuntime } = federation;

/**
 * Returns the runtime for one container. What a container writes to is its own; the rest is the
 * shell's copy.
 */
const lend = () => ({
  ...federation,
  // `init` would find the instance of the shell, because it searches by the id of the build it is in.
  runtime: { ...runtime, init: runtime?.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
});

Object.assign(globalThis, { [runtimeLender]: lend });
