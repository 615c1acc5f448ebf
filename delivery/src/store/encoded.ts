import { brotliDecompressSync } from 'node:zlib';
import type { Encoded } from './model.ts';

/** The text of what is composed. */
export const textOf = ({ br = '', identity }: Encoded): string =>
  identity === undefined
    ? brotliDecompressSync(Buffer.from(br, 'base64')).toString()
    : Buffer.from(identity, 'base64').toString();
