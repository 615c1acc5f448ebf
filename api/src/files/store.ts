import type { Readable } from 'node:stream';

/** A part of a file: from its byte `start` to its byte `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps members' files, each under a key like `ID/video`. */
export interface FileStore {
  /** Takes over the finished file at `path`, which is gone afterwards. */
  put(key: string, path: string, contentType: string): Promise<void>;
  /** Bytes of a file; null when there is none. */
  size(key: string): Promise<number | null>;
  /** What a file holds, or a part of it; null when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Deletes a file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
}
