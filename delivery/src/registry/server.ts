import { hash, timingSafeEqual } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RefusedError } from '@emberite/cli/release';
import type { Registry } from '@emberite/cli/release';
import type { Log } from '../gateway/log.ts';

/** How many bytes an upload may have. The shell, the largest, has five million. */
const uploadLimit = 64_000_000;

/** A file of an upload: the number of its package, and its path in the build. */
const filePath = /^\d\/(development\/)?(build\.json|(browser|node)\/[\w-]+(\.[\w-]+)*)$/;

/** Reads the form of an upload. Throws a {@link RefusedError} if it is none, or too large. */
async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > uploadLimit) {
      throw new RefusedError(`The release has more than ${uploadLimit / 1_000_000} MB.`);
    }
    chunks.push(chunk);
  }
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData().catch(() => {
    throw new RefusedError('The upload is incomplete. Publish again.');
  });
}

/** Writes the builds of an upload to a folder. Returns the folders of each of them. */
async function unpack(form: FormData, folder: string): Promise<string[]> {
  const dists = new Set<string>();
  for (const [name, value] of form) {
    if (typeof value === 'string') continue;
    if (!filePath.test(name)) throw new RefusedError(`A release cannot have the file ${name}.`);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await value.arrayBuffer()));
    dists.add(join(folder, name.slice(0, 1)));
  }
  if (dists.size === 0) throw new RefusedError('The upload has no build.');
  return [...dists];
}

/** Handles requests below `/registry/`: what `ember publish`, `rollback`, `list` and `trace` ask for. */
export type RegistryHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Opens a registry to whoever has its token.
 *
 * @param token as in `Authorization: Bearer TOKEN`
 */
export function createRegistryHandler(
  registry: Registry,
  token: string,
  log: Log,
): RegistryHandler {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const isAllowed = ({ headers }: IncomingMessage) =>
    timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

  async function publish(request: IncomingMessage): Promise<unknown> {
    const form = await readForm(request);
    const folder = await mkdtemp(join(tmpdir(), 'ember-upload-'));
    try {
      const commit = form.get('commit');
      const dists = await unpack(form, folder);
      return await registry.publish(dists, typeof commit === 'string' ? commit : null);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Where it was unpacked here tells a team nothing.
      throw new RefusedError(error.message.replaceAll(`${folder}/`, 'upload '));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  function answer(request: IncomingMessage): Promise<unknown> | undefined {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry');
    const remote = searchParams.get('remote') ?? undefined;
    switch (`${request.method} ${pathname}`) {
      case 'POST /registry/releases':
        return publish(request);
      case 'POST /registry/rollback':
        return registry.rollback(remote ?? '');
      case 'GET /registry/releases':
        return registry.list();
      case 'GET /registry/failures':
        return registry.failures(remote);
      default:
        return undefined;
    }
  }

  function send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  }

  return async (request, response) => {
    if (!isAllowed(request)) {
      request.resume();
      const message =
        'The registry does not know this token. Ask the operators of the site for one.';
      return send(response, 401, { message });
    }
    try {
      const result = await answer(request);
      if (result === undefined) return send(response, 404, { message: 'There is nothing here.' });
      send(response, 200, result);
    } catch (error) {
      if (error instanceof RefusedError) {
        if (!request.complete) response.setHeader('Connection', 'close');
        return send(response, 422, { message: error.message });
      }
      log({ event: 'error', path: '/registry', reason: String(error) });
      send(response, 500, { message: 'Something went wrong. The log of the site says what.' });
    }
  };
}
