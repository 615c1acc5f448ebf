export { RefusedError } from './RefusedError.ts';
export { baseOf, browserFiles, fileListUrl, routeData } from './browserFiles.ts';
export { compressible, compress } from './compress.ts';
export { integrityOf, releaseId } from './integrity.ts';
export type { ReleaseFile, ReleasePart, ReleaseRoute, Tool, Release } from './model.ts';
export type { Package } from './package.ts';
export type { Published, Moved, TracedFailure, PreviewLink, Follow, Registry } from './requests.ts';
export type {
  Gated,
  Canary,
  Move,
  Stay,
  HistoryEntry,
  Listing,
  ReleaseSize,
  ReleaseCount,
  Who,
  GateFailure,
  GatePage,
  GateReport,
} from './responses.ts';
