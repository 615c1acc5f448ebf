import type { Readable } from 'node:stream';

/** A range of a file, from byte `start` to byte `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores members' files, each under a key like `ID/video`. */
export interface FileStore {
  /** Moves the finished file at `path` into the store. */
  put(key: string, path: string, contentType: string): Promise<void>;
  /** The size of a file in bytes, or null if there is none. */
  size(key: string): Promise<number | null>;
  /** Reads a file or a range of it. Returns null if there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}
