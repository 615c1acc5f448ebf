/** The page that encodes what is recorded. */
import { encode } from './encode.ts';

declare global {
  /** Encodes the frames, see `encode`. */
  var encoded: typeof encode;
}

globalThis.encoded = encode;
