export { addReleaseCommands, runProgram } from './commands.ts';
export { baseOf, browserFiles } from './browserFiles.ts';
export { build, bundle } from './build.ts';
export { fileName } from './buildRecord.ts';
export { compress, compressible } from './compress.ts';
export { describeBuild } from './describe.ts';
export type { Release, ReleaseFile, ReleaseRoute, Tool } from './model.ts';
export { integrityOf, packFiles, readPackage, releaseId, writeRelease } from './pack.ts';
export type { Package } from './pack.ts';
export type {
  Canary,
  Gated,
  GateFailure,
  GatePage,
  GateReport,
  HistoryEntry,
  Listing,
  Move,
  ReleaseCount,
  ReleaseSize,
  Stay,
  Who,
} from './responses.ts';
export type { Follow, Moved, PreviewLink, Published, Registry, TracedFailure } from './registry.ts';
export { routeData } from './routeData.ts';
export { RefusedError } from './RefusedError.ts';
export { routeFields } from './routes.ts';
export { registryAt } from './remoteRegistry.ts';
export { complain, dim, say } from './terminal.ts';
export { oneLine, plain, printable } from './text.ts';
