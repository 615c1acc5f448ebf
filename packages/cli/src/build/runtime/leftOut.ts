/**
 * In the shell, instead of parts of Module Federation that it does not need: that makes the first load of every page
 * smaller.
 */

/** The descriptions of errors: each links to its own. */
export const [runtimeDescMap, typeDescMap, buildDescMap, errorDescMap] = [{}, {}, {}, {}];

/** Shared modules from a place of their own: no package has one. */
export const getSharedFallbackGetter = undefined;

/** A logger for bundlers, too: the console says what it has to say. */
export const createLogger = (): Console => console;

export const [bindLoggerToCompiler, createInfrastructureLogger, infrastructureLogger, logger] =
  [] as undefined[];

/**
 * Ranges of versions: the registry refuses a release whose ranges the shell does not satisfy, and nobody else provides a
 * module.
 */
export const satisfy = () => true;

/** Ways to load a remote: the shell imports modules. */
export const [createLink, createScript, isStaticResourcesEqual, loadScript, safeWrapper] =
  [] as undefined[];

export const [getRemoteEntry, getRemoteEntryUniqueKey, getRemoteInfo, isEsmRemoteType] =
  [] as undefined[];
