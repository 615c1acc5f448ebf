/**
 * In the shell, instead of Module Federation's ways to load a remote: the shell imports modules. That makes the first load
 * of every page smaller.
 */
export const [createLink, createScript, isStaticResourcesEqual, loadScript, safeWrapper] =
  [] as undefined[];

export const [getRemoteEntry, getRemoteEntryUniqueKey, getRemoteInfo, isEsmRemoteType] =
  [] as undefined[];
