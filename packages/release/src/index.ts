export { RefusedError } from './RefusedError.ts';
export { baseOf, browserFiles, fileListUrl } from './browserFiles.ts';
export { compressible, compress } from './compress.ts';
export { fileName } from './fileName.ts';
export { integrityOf, releaseId } from './integrity.ts';
export type { ReleaseFile, ReleasePart, ReleaseRoute, Tool, Release } from './model.ts';
export type { Package } from './package.ts';
export type { Published, Moved, TracedFailure, PreviewLink, Follow, Registry } from './registry.ts';
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
export { routeData } from './routeData.ts';
export { partFields, readParts, routeFields, readRoutes } from './routes.ts';
export type { DeclaredRoute } from './routes.ts';
export { bold, dim, red, green, yellow, say, complain, runProgram } from './terminal.ts';
export type { Part } from './terminal.ts';
export { plain, oneLine, printable } from './text.ts';
