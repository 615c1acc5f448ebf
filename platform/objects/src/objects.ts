import type { Readable } from 'node:stream';

/**
 * The bytes of a new object, or a file that has them. A stored file is removed from its path; one
 * that is not stored stays there.
 */
export type Body = Uint8Array | { file: string };

/** A range of an object, from byte `start` to byte `end`, both included and inside it. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ObjectInfo {
  key: string;
  /** In bytes. */
  size: number;
  /** When it was stored. */
  modified: Date;
}

/**
 * Stores objects that never change. A key is a path of up to 1024 characters, e.g. `sets/one.json`;
 * its segments consist of letters and digits of ASCII and `_.@:+-`, and none is `.` or `..`. No key
 * may be a folder of another one. A wrong key or prefix is an error.
 */
export interface Objects {
  /**
   * Stores an object if there is none of that key. Resolves with whether it did, once the object is
   * safe. Readers never see a part of it, and of several writers at once one wins.
   *
   * @param contentType what a bucket serves it as
   */
  putIfAbsent(key: string, body: Body, contentType?: string): Promise<boolean>;
  /** The bytes of an object; null if there is none. */
  get(key: string): Promise<Buffer | null>;
  /** A stream of an object or of a range of it; null if there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** The size of an object in bytes; null if there is none. */
  size(key: string): Promise<number | null>;
  /** The objects whose key begins with a prefix, e.g. `sets/` or `sets/o`, in the order of their keys. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** Deletes an object, if there is one. */
  delete(key: string): Promise<void>;
}

const longest = 1024;

/** Whether this may be a segment of a key. */
export const isSegment = (name: string) =>
  /^[\w.@:+-]{1,255}$/.test(name) && name !== '.' && name !== '..';

/** Throws if this is not a key. */
export function checkKey(key: string): void {
  if (key.length > longest || !key.split('/').every(isSegment)) {
    throw new Error(`${JSON.stringify(key)} is not the key of an object.`);
  }
}

/** Throws if no key can begin with this. */
export function checkPrefix(prefix: string): void {
  // Its last segment may be a part of one, or empty.
  checkKey(`${prefix}_`);
}
