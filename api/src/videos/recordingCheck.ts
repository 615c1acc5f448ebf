import { Transform } from 'node:stream';
import { videoMaxBytes } from '@emberite/sdk/contract/videoUpload';
import { ApiFailure } from '../http/failure.ts';
import { sniff, sniffBytes } from './sniff.ts';
import type { RecordingType } from './sniff.ts';

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
