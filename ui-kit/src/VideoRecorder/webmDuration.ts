const segmentId = 0x18538067;
const infoId = 0x1549a966;
const durationId = 0x4489;
const clusterId = 0x1f43b675;
const clusterTimeId = 0xe7;
const simpleBlockId = 0xa3;
const blockGroupId = 0xa0;
const blockId = 0xa1;

/** Elements whose children are read. */
const parents = new Set([segmentId, infoId, clusterId, blockGroupId]);

interface Element {
  id: number;
  /** The offset of its size, the start of its content, and the content's length in bytes. */
  sizeAt: number;
  start: number;
  length: number;
}

/** Returns the length of a variable-length integer in bytes, from its first byte. */
const width = (first: number) => Math.clz32(first) - 23;

function unsigned(bytes: Uint8Array, start: number, length: number): number {
  let value = 0;
  for (let at = start; at < start + length; at++) value = value * 256 + (bytes[at] ?? 0);
  return value;
}

/** Reads a variable-length integer without its marker. Infinity means 'unknown' (all ones). */
function size(bytes: Uint8Array, start: number, length: number): number {
  const value = unsigned(bytes, start, length) - 2 ** (7 * length);
  return value === 2 ** (7 * length) - 1 ? Infinity : value;
}

/** Yields all relevant elements in file order, parents before their children. */
function* elements(bytes: Uint8Array): Generator<Element> {
  let at = 0;
  while (at < bytes.length) {
    const idLength = width(bytes[at] ?? 0);
    const sizeAt = at + idLength;
    const sizeLength = width(bytes[sizeAt] ?? 0);
    if (idLength > 4 || sizeLength > 8) return;
    const id = unsigned(bytes, at, idLength);
    const start = sizeAt + sizeLength;
    const length = size(bytes, sizeAt, sizeLength);
    yield { id, sizeAt, start, length };
    at = parents.has(id) ? start : start + length;
  }
}

interface Findings {
  info: Element | undefined;
  /** A file whose length was known when it was written is already complete. */
  isComplete: boolean;
  /** The ticks of the last block. */
  last: number;
  /** Ticks between the last two different times: the estimated length of the last frame. */
  step: number;
}

function read(bytes: Uint8Array): Findings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Findings = { info: undefined, isComplete: false, last: 0, step: 0 };
  let cluster = 0;
  for (const element of elements(bytes)) {
    const { id, start, length } = element;
    if (id === infoId) found.info = element;
    else if (id === durationId || (id === segmentId && length < Infinity)) found.isComplete = true;
    else if (id === clusterTimeId) cluster = unsigned(bytes, start, length);
    else if ((id === simpleBlockId || id === blockId) && start + 4 <= bytes.length) {
      const time = cluster + view.getInt16(start + width(bytes[start] ?? 0));
      if (time > found.last) {
        found.step = time - found.last;
        found.last = time;
      }
    }
  }
  return found;
}

/** Encodes the duration as an element: its id, a size of 8, and the ticks as a double. */
function durationElement(ticks: number): Uint8Array {
  const bytes = new Uint8Array(11);
  bytes.set([0x44, 0x89, 0x88]);
  new DataView(bytes.buffer).setFloat64(3, ticks);
  return bytes;
}

/** Encodes a length as a variable-length integer of 8 bytes. */
function sizeBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length));
  bytes[0] = 1;
  return bytes;
}

/**
 * Browsers write webm as a stream without a duration, and players cannot seek in it. This writes
 * the time of the last frame into the header. Any other file is returned unchanged.
 */
export async function withDuration(blob: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { info, isComplete, last, step } = read(bytes);
  if (!info || isComplete || last === 0 || !Number.isFinite(info.length)) return blob;
  const duration = durationElement(last + step);
  const head = bytes.subarray(0, info.sizeAt);
  const length = sizeBytes(info.length + duration.length);
  return new Blob([head, length, duration, bytes.subarray(info.start)] as BlobPart[], {
    type: blob.type,
  });
}
