import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { oneLine, plain, RefusedError } from '@emberite/release';
import type { Follow, Moved, Package, PreviewLink, Release } from '@emberite/release';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Log } from '@emberite/config/log';
import { hasOneHost } from '@emberite/config/oneHost';
import type { Counts } from './counts.ts';
import { createConsole } from './console.ts';
import { limits } from './package.ts';
import type { Greet } from '@emberite/store/people';
import { createProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import type { SiteRegistry } from './registry.ts';
import { checkNavigation, checkPaths, checkSkip } from './rights.ts';
import { checkOwner, owns } from '@emberite/store/tokens';
import type { Token, Tokens } from '@emberite/store/tokens';

/** A change of a token's team; without a name, one that nobody can ask about. */
const changeKey = ({ name }: Token, id = '') =>
  `${name} ${/^[\w-]{1,64}$/.test(id) ? id : randomUUID()}`;

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

interface Environment {
  Bindings: HttpBindings;
  Variables: {
    /** Whether somebody may see a package. */
    sees: (remote: string) => boolean;
    /** Undefined if a person of a team reads. */
    token?: Token;
  };
}

type TokenEnvironment = Environment & { Variables: { token: Token } };

/** Lets only tokens go on. */
const byToken = createMiddleware<TokenEnvironment>(async (c, next) =>
  c.var.token ? next() : c.notFound(),
);

/** Lets nobody read about a package of another team. */
const owned = createMiddleware<Environment>(async (c, next) => {
  const { sees, token } = c.var;
  const remote = c.req.param('remote') ?? c.req.query('remote');
  if (remote === undefined || sees(remote)) return next();
  if (token) checkOwner(token, remote);
  return c.json({ message: `${remote} belongs to another team.`, owned: remote }, 403);
});

/**
 * The responses to users who may see nothing. The page of the registry has its own text for each
 * status.
 */
const refusals = {
  'signed-out': {
    status: 401,
    message: 'The registry does not know this token. Ask the operators of the site for one.',
  },
  stranger: { status: 403, message: 'Your address is not among those of a team.' },
  'no-api': { status: 503, message: 'The registry needs API_URL to know who is signed in.' },
  unreachable: { status: 502, message: 'The API does not say who is signed in. Try again.' },
} as const;

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
  const app = new Hono<Environment>();

  app.onError((error, c) => {
    if (!c.env.incoming.complete) c.header('Connection', 'close');
    if (error instanceof RefusedError) return c.json({ message: error.message }, 422);
    log({ event: 'error', level: 'error', path: '/registry', reason: String(error) });
    return c.json({ message: 'Something went wrong. The log of the registry says what.' }, 500);
  });
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));

  app.use(async (c, next) => {
    if (!hasOneHost(c.env.incoming)) return c.body(null, 400, { Connection: 'close' });
    await next();
  });
  app.route('/', createConsole());
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.post('/registry/previews/:link{[\\w.-]+}', async (c) =>
    c.json({}, (await registry.composePreview(c.req.param('link'))) ? 200 : 404),
  );

  // Everything else is for those whom the registry knows.
  app.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const authorization = c.req.header('Authorization');
    if (isRead && authorization === undefined && greet) {
      const { visitor, cookies } = await greet(c.req.header('Cookie') ?? '');
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
      if (visitor.status !== 'known') {
        const { status, message } = refusals[visitor.status];
        const address = 'address' in visitor ? visitor.address : undefined;
        const signIn = visitor.status === 'signed-out' ? await registry.signIn() : undefined;
        return c.json({ message, address, signIn }, status);
      }
      c.set('sees', (remote) => owns(visitor.remotes, remote));
    } else {
      const [, text = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
      const token = await tokens.find(text);
      const { status, message } = refusals['signed-out'];
      if (!token) return c.json({ message }, status, { Connection: 'close' });
      c.set('sees', (remote) => owns(token.remotes, remote));
      c.set('token', token);
    }
    await next();
  });

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

  app.post('/registry/releases', byToken, async (c) => {
    const upload = await readPackage(c.env.incoming);
    await (await registryOf(c.var.token)).take(upload);
    return c.json({ name: upload.release.name, id: upload.release.id });
  });

  /** Sends the lines of a change from one on, while it is made. */
  function sendLines(c: Context<TokenEnvironment>, key: string, from: number) {
    const lines = progress.read(key, from);
    if (!lines) return c.notFound();
    // A proxy in front would buffer the lines.
    const headers = { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' };
    return c.body(lines, 200, headers);
  }

  // The change goes on, also if the connection is lost.
  app.post('/registry/moves', byToken, async (c) => {
    const { token } = c.var;
    const { data, error } = changeSchema.safeParse(
      parse(String(await readBody(c.env.incoming, 1_000_000))),
    );
    if (error?.message.includes(plain)) throw new RefusedError(`A reason ${plain}.`);
    if (error) throw new RefusedError('The request is invalid. Update @emberite/cli.');
    const names = namesIn(data);
    for (const name of names) checkOwner(token, name);
    if ('noGate' in data && data.noGate !== undefined) checkSkip(token);
    const key = changeKey(token, c.req.header('X-Ember-Change'));
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
    return sendLines(c, key, 0);
  });
  // For a command that has lost its connection.
  app.get('/registry/changes/:name{[\\w-]+}', byToken, (c) => {
    const from = Number(c.req.query('from') ?? 0);
    if (!Number.isSafeInteger(from) || from < 0) return c.notFound();
    return sendLines(c, changeKey(c.var.token, c.req.param('name')), from);
  });
  app.delete('/registry/changes/:name{[\\w-]+}', byToken, (c) =>
    c.json({}, progress.giveUp(changeKey(c.var.token, c.req.param('name'))) ? 200 : 409),
  );

  app.get('/registry/releases', owned, async (c) => {
    const { set, remotes, retired = {} } = await registry.list();
    const { sees } = c.var;
    return c.json({
      set,
      remotes: remotes.filter(({ name }) => sees(name)),
      retired: Object.fromEntries(Object.entries(retired).filter(([name]) => sees(name))),
    });
  });
  app.get('/registry/releases/:remote{[\\w-]+}', owned, async (c) =>
    c.json(await registry.sizes(c.req.param('remote'))),
  );
  app.get('/registry/releases/:remote{[\\w-]+}/:id{[\\w.-]+}', owned, async (c) =>
    c.json(await registry.release(c.req.param('remote'), c.req.param('id'))),
  );
  app.get('/registry/moves', owned, async (c) =>
    c.json(await registry.history(c.req.query('remote'), c.var.sees)),
  );
  app.get('/registry/failures', owned, async (c) => {
    const failures = await registry.failures(c.req.query('remote'));
    return c.json(failures.filter(({ remote }) => c.var.sees(remote)));
  });
  app.get('/registry/counts', owned, async (c) => {
    const all = (await counts?.of(c.req.query('remote'))) ?? [];
    return c.json(all.filter(({ name }) => c.var.sees(name)));
  });
  app.get('/registry/reports/:remote{[\\w-]+}/:id{[\\w.-]+}/:at{\\d+}', owned, async (c) => {
    const { remote, id, at } = c.req.param();
    const report = await registry.report(`${remote}/${id}/${at}`);
    return report ? c.json(report) : c.notFound();
  });
  app.get(
    '/registry/reports/:remote{[\\w-]+}/:id{[\\w.-]+}/:at{\\d+}/:page{\\d+\\.jpg}',
    owned,
    async (c) => {
      const { remote, id, at, page } = c.req.param();
      const picture = await registry.picture(`${remote}/${id}/${at}`, parseInt(page, 10));
      if (!picture) return c.notFound();
      // It never changes, but it is only for the team.
      c.header('Cache-Control', 'private, max-age=31536000, immutable');
      return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg' });
    },
  );

  return createServer(getRequestListener(app.fetch));
}
