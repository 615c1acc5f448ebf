import { createHash, hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ComposedPage, Composition, Encoded } from './model.ts';

/**
 * The most bytes that all documents and files of one release may have before compression: every gateway holds them in
 * memory. Ours have less than three million.
 */
export const mostDocumentBytes = 20_000_000;

/** The text of an encoded file. */
export const textOf = ({ body, encoding, size }: Encoded): string =>
  (encoding ? brotliDecompressSync(body, { maxOutputLength: size }) : body).toString();

const digestOf = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
const digestLength = 32;

/** The documents and files of a composition, in the order in which their bodies are stored. */
const encodedIn = ({
  paths,
  patterns,
  staff = [],
  signedIn,
  notFound,
  files,
}: Composition): Encoded[] => [
  ...[paths, signedIn, files].flatMap((some): Encoded[] => Object.values(some)),
  ...[...patterns, ...staff].map(({ page }) => page),
  ...(notFound ? [notFound] : []),
];

/** A composition as it is stored: a hash of the rest, a line of JSON with the lengths of the bodies, and these. */
export function packComposition(composition: Composition): Buffer {
  const json = JSON.stringify(composition, (_key, value: Partial<Encoded> | null) =>
    Buffer.isBuffer(value?.body) ? { ...value, body: value.body.length } : value,
  );
  const bodies = encodedIn(composition).map(({ body }) => body);
  const rest = Buffer.concat([Buffer.from(`${json}\n`), ...bodies]);
  return Buffer.concat([digestOf(rest), rest]);
}

/** Parses a composition. `read` makes what it says of a document or file complete. */
function parse(json: Buffer, read: (stored: Encoded) => void): Composition {
  const composition = JSON.parse(json.toString()) as Composition;
  let left = mostDocumentBytes;
  for (const one of encodedIn(composition)) {
    read(one);
    left -= one.size;
    if (left < 0) throw new RangeError('The documents of a release are too large.');
  }
  return composition;
}

/** Reads a stored composition. Its bodies are parts of these bytes. Throws if one of them has changed, or if there are too many. */
export function unpackComposition(bytes: Buffer): Composition {
  const rest = bytes.subarray(digestLength);
  if (!digestOf(rest).equals(bytes.subarray(0, digestLength))) {
    throw new Error('The store has other bytes than those of the composition.');
  }
  let at = rest.indexOf('\n') + 1;
  return parse(rest.subarray(0, at), (one) => {
    const length = Number(one.body);
    one.body = rest.subarray(at, (at += length));
  });
}

/** What a composition from before they were stored as bytes has of a body: its text in base64. */
interface Texts {
  identity?: string;
  br?: string;
  headers?: ComposedPage['headers'];
}

/** Reads a composition from before they were stored as bytes, like {@link unpackComposition}. */
export const parseComposition = (json: Buffer): Composition =>
  parse(json, (one: Encoded & Texts) => {
    const { identity = '', br, headers, etag } = one;
    const body = Buffer.from(br ?? identity, 'base64');
    const limit = { maxOutputLength: mostDocumentBytes };
    const plain = br === undefined ? body : brotliDecompressSync(body, limit);
    // The ETag is the hash of a page's own headers and of its text.
    const digest = createHash('sha256').update(headers ? JSON.stringify(headers) : '');
    if (etag !== `"${digest.update(plain).digest('hex').slice(0, 20)}"`) {
      throw new Error(`The store has other bytes than those composed as ${etag}.`);
    }
    delete one.br;
    delete one.identity;
    Object.assign(one, { size: plain.length, body, ...(br !== undefined && { encoding: 'br' }) });
  });
