import { Transform } from 'node:stream';
import { videoMaxBytes } from '@emberite/contract/videoUpload';
import { ApiFailure } from '../http/failure.ts';

export type RecordingType = 'video/mp4' | 'video/webm';

/** How many bytes {@link sniff} needs. */
const sniffBytes = 64;

/** What a file of the MP4 family begins with. Old QuickTime files have no `ftyp`. */
const firstBox = /^(ftyp|moov|mdat|wide|free|skip)$/;

const isMp4 = (head: Buffer) => firstBox.test(head.toString('latin1', 4, 8));

function isWebm(head: Buffer): boolean {
  return head.readUInt32BE(0) === 0x1a45dfa3 && head.includes('\x42\x82\x84webm', 0, 'latin1');
}

/**
 * Detects how a file will be stored by its first bytes, whatever its name: QuickTime becomes MP4.
 * Whether there is a picture in it, its tracks tell. Returns null for types we do not accept.
 */
export function sniff(head: Buffer): RecordingType | null {
  if (head.length < 12) return null;
  if (isMp4(head)) return 'video/mp4';
  return isWebm(head) ? 'video/webm' : null;
}

/** The failure for a recording, or a request, above the limit. */
export function tooLarge(): ApiFailure {
  return new ApiFailure('body-too-large', 'The recording must not be larger than 50 MB.');
}

/**
 * Passes bytes through while they are a recording within the limit. Calls `onType` once with its real type. Fails
 * with an `ApiFailure`.
 */
export function recordingCheck(onType: (type: RecordingType) => void): Transform {
  let head: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > videoMaxBytes) return done(tooLarge());
      if (!head) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < sniffBytes) return done();
      const type = sniff(head);
      if (!type) return done(new ApiFailure('wrong-video-type'));
      onType(type);
      this.push(head);
      head = undefined;
      return done();
    },
    flush(done) {
      done(head ? new ApiFailure('wrong-video-type') : null);
    },
  });
}
