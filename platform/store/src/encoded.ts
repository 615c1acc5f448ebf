import { brotliDecompressSync } from 'node:zlib';
import type { Encoded } from './model.ts';

/** The text of an encoded file. */
export const textOf = ({ br = '', identity }: Encoded): string =>
  identity === undefined
    ? brotliDecompressSync(Buffer.from(br, 'base64')).toString()
    : Buffer.from(identity, 'base64').toString();
