/** Messages on a pipe: each is its length in four bytes, then JSON in UTF-8. */
import { readSync, writeSync } from 'node:fs';

/** The bytes of a message. */
export function encodeFrame(value: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(value));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** Writes a message, and waits until it is written. */
export function writeFrame(descriptor: number, value: unknown): void {
  const bytes = encodeFrame(value);
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
}

/** Waits for that many bytes; null if the pipe ends before. */
function readBytes(descriptor: number, count: number): Buffer | null {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count;) {
    const read = readSync(descriptor, bytes, at, count - at, null);
    if (read === 0) return null;
    at += read;
  }
  return bytes;
}

/** Waits for a message of somebody who is trusted; undefined if the pipe ends before. */
export function readFrame(descriptor: number): unknown {
  const head = readBytes(descriptor, 4);
  const body = head && readBytes(descriptor, head.readUInt32BE());
  return body ? (JSON.parse(body.toString()) as unknown) : undefined;
}
