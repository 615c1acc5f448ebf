import fs from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten's file system of a folder passes to its operations. */
interface OpenFile {
  node: object;
  /** The file descriptor. A folder has none. */
  nfd?: number;
}

interface FolderSystem {
  realPath(node: object): string;
  tryFSOperation(operation: () => void): void;
  stream_ops: { fsync?(file: OpenFile): void };
}

/** Flushes a file or a folder to the disk. */
export function syncPath(path: string): void {
  const file = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** A folder whose files PostgreSQL can flush to the disk. PGlite's own ignores that. */
class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: unknown }) => {
        const system = NODEFS as FolderSystem;
        system.stream_ops.fsync = ({ nfd, node }) =>
          system.tryFSOperation(() =>
            nfd === undefined ? syncPath(system.realPath(node)) : fs.fsyncSync(nfd),
          );
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

const startParams = [
  // Without -F, which turns syncing off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  // The default, fdatasync, does nothing in PGlite.
  'wal_sync_method=fsync',
  '-c',
  // The default, 128 MB, is cleared at each start. What is not in it is in the system's cache.
  'shared_buffers=16MB',
];

const isPanic = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

/**
 * PostgreSQL in this process, which flushes every commit to the disk before it confirms it.
 *
 * After a panic, for example because the disk is full, PostgreSQL expects a restart, and PGlite
 * would hang for ever. So every later query fails at once.
 */
export class EmbeddedPostgres extends PGlite {
  /** Resolves with the error that ended it. */
  readonly panicked: Promise<Error>;
  readonly #panic: (error: Error) => void;
  #hasPanicked = false;

  private constructor(options: PGliteOptions) {
    super(options);
    const { promise, resolve } = Promise.withResolvers<Error>();
    this.panicked = promise;
    this.#panic = resolve;
  }

  /** Opens the database in `folder`, or creates it there. */
  static async open(folder: string): Promise<EmbeddedPostgres> {
    const client = new EmbeddedPostgres({ fs: new SyncedFolder(folder), startParams });
    await client.waitReady;
    return client;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#hasPanicked) throw new Error('The database has stopped.');
    return super.execProtocolRawSync(message);
  }

  override async execProtocolStream(
    ...given: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    // A query blocks the thread until it is done, and the next may be waiting already: lets other
    // work run in between.
    await setImmediate();
    try {
      return await super.execProtocolStream(...given);
    } catch (error) {
      if (isPanic(error)) {
        this.#hasPanicked = true;
        this.#panic(error as Error);
      }
      throw error;
    }
  }
}
