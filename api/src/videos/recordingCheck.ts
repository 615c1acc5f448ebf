import { Transform } from 'node:stream';
import { videoMaxBytes } from '@emberite/sdk/contract/videoUpload';
import { ApiFailure } from '../http/failure.ts';

/** A kind of recording that is taken. */
export type RecordingType = 'video/mp4' | 'video/webm';

/** How many bytes {@link sniff} needs to tell. */
const sniffBytes = 64;

/** Files of the same family as mp4 that are no recordings: pictures, sound alone, QuickTime. */
const otherBrands = /^(he[imv]|mif|msf|avi|avc[ei]|M4A|M4B|M4P|F4A|F4B|qt |jp[2mx]|mjp|crx|3g)/;

function isMp4(head: Buffer): boolean {
  return (
    head.length >= 12 &&
    head.toString('latin1', 4, 8) === 'ftyp' &&
    !otherBrands.test(head.toString('latin1', 8, 12))
  );
}

function isWebm(head: Buffer): boolean {
  return head.readUInt32BE(0) === 0x1a45dfa3 && head.includes('\x42\x82\x84webm', 0, 'latin1');
}

/** What a file really is by its first bytes, whatever it is called; null for all we do not take. */
export function sniff(head: Buffer): RecordingType | null {
  if (head.length < 12) return null;
  if (isMp4(head)) return 'video/mp4';
  return isWebm(head) ? 'video/webm' : null;
}

/** Refuses a recording, or the whole request, that is larger than what is taken. */
export function tooLarge(): ApiFailure {
  return new ApiFailure('body-too-large', 'The recording must not be larger than 50 MB.');
}

/**
 * Lets a recording through while it is one and not too large; `tell` hears once what it really is.
 * Fails with an `ApiFailure`.
 */
export function recordingCheck(tell: (type: RecordingType) => void): Transform {
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
      tell(type);
      this.push(head);
      head = undefined;
      return done();
    },
    flush(done) {
      done(head ? new ApiFailure('wrong-video-type') : null);
    },
  });
}
