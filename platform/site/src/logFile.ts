import { appendFile, rename, stat } from 'node:fs/promises';
import { Writable } from 'node:stream';

export interface LogFileOptions {
  /** Size at which a new file begins, in bytes. The one before is kept as `NAME.1`. */
  limit?: number;
  /** The most bytes that may wait for the disk. */
  waiting?: number;
  /** Called when a line is lost. */
  onDrop?: () => void;
}

/**
 * Opens a file for log lines, which only its owner may read. A disk that is full or slow never ends
 * the process or fills its memory: what cannot be written is dropped, and the next line that can be
 * written says how many were lost.
 */
export function openLogFile(
  path: string,
  { limit = 10_000_000, waiting = 1_000_000, onDrop = () => {} }: LogFileOptions = {},
): Writable {
  let size: number | undefined;
  let dropped = 0;
  function drop(lines: number): void {
    dropped += lines;
    onDrop();
  }

  async function append(bytes: Buffer): Promise<void> {
    size ??= await stat(path).then(
      (file) => file.size,
      () => 0,
    );
    if (size > limit) {
      await rename(path, `${path}.1`);
      size = 0;
    }
    const lost = dropped === 0 ? '' : lineAbout(dropped);
    await appendFile(path, Buffer.concat([Buffer.from(lost), bytes]), { mode: 0o600 });
    size += lost.length + bytes.length;
    dropped = 0;
  }

  const file = new Writable({
    highWaterMark: waiting,
    writev(chunks, done) {
      append(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer))).then(
        () => done(),
        () => {
          drop(chunks.length);
          size = undefined;
          done();
        },
      );
    },
  });
  const write = file.write.bind(file) as (chunk: unknown) => boolean;
  // Logging never waits for the disk.
  file.write = ((chunk: unknown) => {
    if (file.writableLength < waiting) return write(chunk);
    drop(1);
    return false;
  }) as Writable['write'];
  return file;
}

const lineAbout = (dropped: number) =>
  `${JSON.stringify({ level: 'error', time: new Date().toISOString(), event: 'log-dropped', dropped })}\n`;
