import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { oneLine, plain, RefusedError } from '@emberite/release';
import type { Follow, Moved, Package, PreviewLink, Release } from '@emberite/release';
import { z } from 'zod';
import type { Log } from '@emberite/config/log';
import { hasOneHost } from '@emberite/config/oneHost';
import type { Counts } from './counts.ts';
import { createConsole } from './console.ts';
import { limits } from './package.ts';
import type { Greet, Visitor } from '@emberite/store/people';
import { createProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import type { SiteRegistry } from './registry.ts';
import { checkNavigation, checkPaths, checkSkip } from './rights.ts';
import { checkOwner, owns } from '@emberite/store/tokens';
import type { Token, Tokens } from '@emberite/store/tokens';

/** What the gate stores about a release: a report, or the picture of one of its pages. */
const reportPath = /^\/registry\/reports\/(([\w-]+)\/[\w.-]+\/\d+)(?:\/(\d+)\.jpg)?$/;

/** The releases of a package, or one of them. */
const releasesPath = /^\/registry\/releases\/([\w-]+)(?:\/([\w.-]+))?$/;

/** A preview, by the token of its link: gateways ask for it, and whoever has the link. */
const previewPath = /^\/registry\/previews\/([\w.-]+)$/;

/** A change, by the name that its command gave it. */
const changePath = /^\/registry\/changes\/([\w-]{1,64})$/;

/** A change of a token's team; without a name, one that nobody can ask about. */
const changeKey = ({ name }: Token, id: string | string[] | undefined) =>
  `${name} ${typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : randomUUID()}`;

/** A file of an upload: its path in the release. */
const filePath = /^(browser|node|maps|development)\/[\w-]+(\.[\w-]+)*$/;

const named = z.string().max(60);
const because = oneLine(500);
const noGate = because.trim().min(1).optional();
const one = z.strictObject({ name: named, id: z.string().max(80) });

/** A change that a team requests. */
const changeSchema = z.union([
  z.strictObject({
    publish: z.array(one).min(1).max(200),
    why: because,
    noGate,
  }),
  z.strictObject({ rollback: named, why: because }),
  z.strictObject({
    canary: one.extend({ percent: z.int().min(1).max(50) }),
    why: because,
    noGate,
  }),
  z.strictObject({ retire: named, why: because }),
  z.strictObject({ promote: named, why: because }),
  z.strictObject({ abort: named, why: because }),
  z.strictObject({ preview: one }),
]);

type Change = z.output<typeof changeSchema>;

/** The packages that a change affects. */
function namesIn(change: Change): string[] {
  if ('publish' in change) return change.publish.map(({ name }) => name);
  if ('canary' in change) return [change.canary.name];
  if ('preview' in change) return [change.preview.name];
  if ('rollback' in change) return [change.rollback];
  if ('retire' in change) return [change.retire];
  return ['promote' in change ? change.promote : change.abort];
}

/** Makes the change. */
function make(
  registry: SiteRegistry,
  change: Change,
  follow: Follow,
): Promise<Moved | PreviewLink> {
  if ('publish' in change)
    return registry.goLive(change.publish, change.why, follow, change.noGate);
  if ('rollback' in change) return registry.rollback(change.rollback, change.why, follow);
  if ('retire' in change) return registry.retire(change.retire, change.why, follow);
  if ('canary' in change) return registry.canary(change.canary, change.why, follow, change.noGate);
  if ('promote' in change) return registry.promote(change.promote, change.why, follow);
  if ('abort' in change) return registry.abort(change.abort, change.why, follow);
  return registry.preview(change.preview.name, change.preview.id, follow);
}

/** Reads a body. Throws a {@link RefusedError} if it has more than `most` bytes. */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new RefusedError(`The request has more than ${most / 1_000_000} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads an upload. Throws a {@link RefusedError} if it is not one, or if it is too large. */
async function readPackage(request: IncomingMessage): Promise<Package> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const body = await readBody(request, limits.bytes);
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new RefusedError('The upload is incomplete. Publish again.');
  });
  const files = new Map<string, Buffer>();
  for (const value of form.getAll('file')) {
    const path = typeof value === 'string' ? 'without a name' : value.name;
    if (typeof value === 'string' || !filePath.test(path) || path.includes('..')) {
      throw new RefusedError(`A release cannot have the file ${path}.`);
    }
    if (files.size === limits.files) {
      throw new RefusedError(`The release has more than ${limits.files} files.`);
    }
    files.set(path, Buffer.from(await value.arrayBuffer()));
  }
  const text = form.get('release.json');
  if (typeof text !== 'string') throw new RefusedError('The upload has no release.json.');
  return { release: parse(text) as Release, files };
}

function parse(text: string): unknown {
  const refuse = (why: string) => new RefusedError(`The upload is invalid (${why}).`);
  try {
    return JSON.parse(text, (key, value: unknown) => {
      // Every object inherits these names.
      if (key in {}) throw refuse(`it has the name ${key}`);
      return value;
    });
  } catch (error) {
    throw error instanceof RefusedError ? error : refuse('it is no JSON');
  }
}

/** Who may see what: a token, or a person of its team. */
type Reader = Pick<Token, 'remotes'>;

/** The package that a read is about; undefined if it is about all that the reader may see. */
const packageIn = ({ pathname, searchParams }: URL): string | undefined =>
  reportPath.exec(pathname)?.[2] ??
  releasesPath.exec(pathname)?.[1] ??
  searchParams.get('remote') ??
  undefined;

/**
 * The responses to users who may see nothing. The page of the registry has its own text for each
 * status.
 */
const refusals: Record<Exclude<Visitor['status'], 'known'>, { status: number; message: string }> = {
  'signed-out': {
    status: 401,
    message: 'The registry does not know this token. Ask the operators of the site for one.',
  },
  stranger: { status: 403, message: 'Your address is not among those of a team.' },
  'no-api': { status: 503, message: 'The registry needs API_URL to know who is signed in.' },
  unreachable: { status: 502, message: 'The API does not say who is signed in. Try again.' },
};

/** What the server of a registry has beside the registry itself. */
interface RegistryServerOptions {
  /** Tells who sent a browser's request. Without it, only tokens are accepted. */
  greet?: Greet;
  /** Without them, all counts are missing. */
  counts?: Pick<Counts, 'of'>;
  /** What changes have said. */
  progress?: Progress;
}

/**
 * Creates the server of a registry: it serves `ember publish`, `rollback`, `list`, `history` and
 * `trace`, below `/registry/`, and its page. It does not listen yet.
 */
export function createRegistryServer(
  registry: SiteRegistry,
  tokens: Tokens,
  log: Log,
  { greet, counts, progress = createProgress() }: RegistryServerOptions = {},
): Server {
  const sendConsole = createConsole();

  function send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  }

  /** The registry of a team. It refuses releases that are not the team's, or are at other teams' addresses. */
  async function registryOf(token: Token, settle?: () => void): Promise<SiteRegistry> {
    const all = await tokens.list();
    return registry.as({
      name: token.name,
      allow(release) {
        checkOwner(token, release.name);
        checkPaths(token, release, all);
      },
      place: (release, known) => checkNavigation(token, release, known),
      ...(settle && { settle }),
    });
  }

  /** Accepts a release, unless its team does not own what it claims. */
  async function take(request: IncomingMessage, token: Token) {
    const upload = await readPackage(request);
    await (await registryOf(token)).take(upload);
    return { name: upload.release.name, id: upload.release.id };
  }

  /** Changes what is live, also if the connection is lost, and streams the progress line by line. */
  async function move(request: IncomingMessage, response: ServerResponse, token: Token) {
    const { data, error } = changeSchema.safeParse(
      parse(String(await readBody(request, 1_000_000))),
    );
    if (error?.message.includes(plain)) throw new RefusedError(`A reason ${plain}.`);
    if (error) throw new RefusedError('The request is invalid. Update @emberite/cli.');
    const names = namesIn(data);
    for (const name of names) checkOwner(token, name);
    if ('noGate' in data && data.noGate !== undefined) checkSkip(token);
    const key = changeKey(token, request.headers['x-ember-change']);
    progress.begin(key, async (follow, settle) => {
      try {
        const done = await make(await registryOf(token, settle), data, follow);
        if ('warnings' in done) {
          log({ event: 'moved', by: token.name, names, move: done.move?.number });
        }
        return { done };
      } catch (error) {
        if (error instanceof RefusedError) return { refused: error.message };
        log({ event: 'error', level: 'error', path: '/registry/moves', reason: String(error) });
        return { refused: 'Something went wrong. The log of the registry says what.' };
      }
    });
    progress.send(key, 0, response);
  }

  /** Sends how a change went, from a line on, to a command that has lost its connection. */
  function sendAgain({ pathname, searchParams }: URL, response: ServerResponse, token: Token) {
    const [, id] = changePath.exec(pathname) ?? [];
    const from = Number(searchParams.get('from'));
    if (Number.isSafeInteger(from) && from >= 0) {
      if (progress.send(changeKey(token, id), from, response)) return;
    }
    send(response, 404, { message: 'There is nothing here.' });
  }

  /** What a token's team may see. */
  const sees = ({ remotes }: Reader, name: string) => owns(remotes, name);

  async function list(reader: Reader) {
    const { set, remotes, retired = {} } = await registry.list();
    return {
      set,
      remotes: remotes.filter(({ name }) => sees(reader, name)),
      retired: Object.fromEntries(Object.entries(retired).filter(([name]) => sees(reader, name))),
    };
  }

  async function failures(reader: Reader, remote: string | undefined) {
    return (await registry.failures(remote)).filter((failure) => sees(reader, failure.remote));
  }

  /** What browsers measured of each release, by hour. */
  async function countsFor(reader: Reader, remote: string | undefined) {
    return ((await counts?.of(remote)) ?? []).filter(({ name }) => sees(reader, name));
  }

  /**
   * The response to a read of a package that the reader may see; null for an address that has
   * nothing.
   */
  async function read(reader: Reader, url: URL): Promise<unknown> {
    const { pathname } = url;
    const remote = packageIn(url);
    switch (pathname) {
      case '/registry/releases':
        return list(reader);
      case '/registry/moves':
        return registry.history(remote, (name) => sees(reader, name));
      case '/registry/failures':
        return failures(reader, remote);
      case '/registry/counts':
        return countsFor(reader, remote);
      default: {
        const [, report, , page] = reportPath.exec(pathname) ?? [];
        if (report !== undefined) {
          return page ? registry.picture(report, Number(page)) : registry.report(report);
        }
        const [, name, id] = releasesPath.exec(pathname) ?? [];
        if (name === undefined) return null;
        return id === undefined ? registry.sizes(name) : registry.release(name, id);
      }
    }
  }

  /** Handles a read of somebody who is signed in on the site. */
  async function readAs(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    greet: Greet,
  ) {
    const { visitor, cookies } = await greet(request.headers.cookie ?? '');
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    if (visitor.status !== 'known') {
      const { status, message } = refusals[visitor.status];
      const address = 'address' in visitor ? visitor.address : undefined;
      const signIn = visitor.status === 'signed-out' ? await registry.signIn() : undefined;
      return send(response, status, { message, address, signIn });
    }
    const owned = packageIn(url);
    if (owned !== undefined && !sees(visitor, owned)) {
      return send(response, 403, { message: `${owned} belongs to another team.`, owned });
    }
    sendRead(response, await read(visitor, url));
  }

  /** Sends the result of a read. */
  function sendRead(response: ServerResponse, body: unknown): void {
    if (!body) return send(response, 404, { message: 'There is nothing here.' });
    if (!Buffer.isBuffer(body)) return send(response, 200, body);
    // It never changes, but it is only for the team.
    const caching = 'private, max-age=31536000, immutable';
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': caching });
    response.end(body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasOneHost(request)) return void response.writeHead(400, { Connection: 'close' }).end();
    const url = new URL(request.url ?? '/', 'http://registry');
    const { authorization } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && (await sendConsole(request, response, url.pathname))) return;
    if (isRead && authorization === undefined && greet) {
      return readAs(request, response, url, greet);
    }
    const [, link] = previewPath.exec(url.pathname) ?? [];
    if (request.method === 'POST' && link !== undefined) {
      return send(response, (await registry.composePreview(link)) ? 200 : 404, {});
    }
    const [, text = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
    const token = await tokens.find(text);
    if (!token) {
      response.setHeader('Connection', 'close');
      const { status, message } = refusals['signed-out'];
      return send(response, status, { message });
    }
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /registry/releases':
        return send(response, 200, await take(request, token));
      case 'POST /registry/moves':
        return move(request, response, token);
      default: {
        const [, change] = changePath.exec(url.pathname) ?? [];
        if (isRead && change !== undefined) return sendAgain(url, response, token);
        if (request.method === 'DELETE' && change !== undefined) {
          return send(response, progress.giveUp(changeKey(token, change)) ? 200 : 409, {});
        }
        const owned = packageIn(url);
        if (owned !== undefined) checkOwner(token, owned);
        return sendRead(response, isRead ? await read(token, url) : null);
      }
    }
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      if (!request.complete) response.setHeader('Connection', 'close');
      if (error instanceof RefusedError) return send(response, 422, { message: error.message });
      log({ event: 'error', level: 'error', path: '/registry', reason: String(error) });
      send(response, 500, { message: 'Something went wrong. The log of the registry says what.' });
    });
  });
}
