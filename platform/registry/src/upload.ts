import type { IncomingMessage } from 'node:http';
import { readBody } from '@emberite/config/server';
import { RefusedError } from '@emberite/release';
import type { Package, Release } from '@emberite/release';
import { parseOwnNames } from '@emberite/release/text';
import { limits } from './package.ts';

/** A file of an upload: its path in the release. */
const filePath = /^(browser|node|maps|development)\/[\w-]+(\.[\w-]+)*$/;

/** Reads a body. Throws a {@link RefusedError} if it has more than `most` bytes. */
export async function readOrRefuse(request: IncomingMessage, most: number) {
  const body = await readBody(request, most);
  if (body) return body;
  throw new RefusedError(`The request has more than ${most / 1_000_000} MB.`);
}

const tooMany = `The release has more than ${limits.files} files.`;

/** Whether some bytes have a text more than `most` times. */
function hasMore(bytes: Buffer, text: string, most: number): boolean {
  let at = bytes.indexOf(text);
  for (let left = most; at >= 0 && left > 0; left -= 1) at = bytes.indexOf(text, at + text.length);
  return at >= 0;
}

/** Reads an upload. Throws a {@link RefusedError} if it is not one, or if it is too large. */
export async function readPackage(request: IncomingMessage): Promise<Package> {
  const type = request.headers['content-type'] ?? '';
  const [, boundary = ''] = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(type) ?? [];
  const body = await readOrRefuse(request, limits.bytes);
  // A part of a few bytes takes kilobytes once it is read. Beside the files are release.json and the end.
  if (boundary && hasMore(body, `--${boundary}`, limits.files + 2)) throw new RefusedError(tooMany);
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new RefusedError('The upload is incomplete. Publish again.');
  });
  const files = new Map<string, Buffer>();
  for (const value of form.getAll('file')) {
    const path = typeof value === 'string' ? 'without a name' : value.name;
    if (typeof value === 'string' || !filePath.test(path) || path.includes('..')) {
      throw new RefusedError(`A release cannot have the file ${path}.`);
    }
    if (files.size === limits.files) throw new RefusedError(tooMany);
    files.set(path, Buffer.from(await value.arrayBuffer()));
  }
  const text = form.get('release.json');
  if (typeof text !== 'string') throw new RefusedError('The upload has no release.json.');
  if (Buffer.byteLength(text) > limits.json) {
    throw new RefusedError(
      `release.json has more than ${limits.json / 1_000_000} MB. Build again with the build preset.`,
    );
  }
  return { release: parse(text) as Release, files };
}

/** Parses what a team sends, as {@link parseOwnNames}. */
export const parse = (json: string) =>
  parseOwnNames(json, (why) => new RefusedError(`The upload is invalid (${why}).`));
