import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { patience } from '@emberite/contract/patience';
import { atMost, longestReason, plain } from '@emberite/release/text';
import { NoSandbox } from '@emberite/composer';
import { RefusedError } from '@emberite/release';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Log } from '@emberite/config/log';
import { hasOneHost } from '@emberite/config/server';
import { changeSchema, notNamed } from './changes.ts';
import type { Counts } from './counts.ts';
import { createConsole } from './console.ts';
import { owns } from '@emberite/store/people';
import type { Greet, Token } from '@emberite/store/people';
import { createProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Asker } from './moves.ts';
import type { SiteRegistry } from './registry.ts';
import { checkNavigation, checkPaths, checkSkip } from './rights.ts';
import { parse, readOrRefuse, readPackage } from './upload.ts';
import { checkOwner } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { createTurns } from './turns.ts';

/** A change of a token's team; without a name, one that nobody can ask about. */
const changeKey = ({ name }: Token, id = '') =>
  `${name} ${/^[\w-]{1,64}$/.test(id) ? id : randomUUID()}`;

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

/** The responses to users who may see nothing. The registry's page has its own text for each. */
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

  app.use(async (c, next) =>
    hasOneHost(c.env.incoming) ? next() : c.body(null, 400, { Connection: 'close' }),
  );
  app.route('/', createConsole());
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.post('/registry/previews/:link{[\\w.-]+}', async (c) =>
    c.json({}, (await registry.composePreview(c.req.param('link'))) ? 200 : 404),
  );
  app.use(onlyKnown(registry, tokens, greet));
  app.route('/', createWrites(registry, tokens, log, progress));
  app.route('/', createReads(registry, counts));
  // An upload may take as long as in the gateway in front.
  return createServer({ requestTimeout: patience.wholeUpload }, getRequestListener(app.fetch));
}

/** Lets only those go on whom the registry knows. */
const onlyKnown = (registry: SiteRegistry, tokens: Tokens, greet?: Greet) =>
  createMiddleware<Environment>(async (c, next) => {
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

/** Serves what teams change. */
function createWrites(registry: SiteRegistry, tokens: Tokens, log: Log, progress: Progress) {
  const app = new Hono<Environment>();
  // Unread, an upload takes no memory; read, a few times its size.
  const inTurn = createTurns();
  app.post('/registry/releases', byToken, (c) =>
    inTurn(c.var.token.name, async () => {
      const upload = await readPackage(c.env.incoming);
      await registry.as(await askerOf(tokens, c.var.token)).take(upload);
      return c.json({ name: upload.release.name, id: upload.release.id });
    }),
  );

  // The change goes on, also if the connection is lost.
  app.post('/registry/moves', byToken, async (c) => {
    const { token } = c.var;
    const body = await readOrRefuse(c.env.incoming, 1_000_000);
    const { data, error } = changeSchema.safeParse(parse(String(body)));
    const hint = [plain, atMost(longestReason)].find((one) => error?.message.includes(one));
    if (hint) throw new RefusedError(`A reason ${hint}.`);
    if (error?.message.includes(notNamed)) throw new RefusedError(`A package ${notNamed}.`);
    if (error) throw new RefusedError('The request is invalid. Update @emberite/cli.');
    const { names, noGate, make } = data;
    for (const name of names) checkOwner(token, name);
    if (noGate !== undefined) checkSkip(token);
    const key = changeKey(token, c.req.header('X-Ember-Change'));
    progress.begin(key, async (follow, settle) => {
      try {
        const done = await make(registry.as(await askerOf(tokens, token, settle)), follow);
        if ('warnings' in done)
          log({ event: 'moved', by: token.name, names, move: done.move?.number });
        return { done };
      } catch (error) {
        if (error instanceof RefusedError) return { refused: error.message };
        log({ event: 'error', level: 'error', path: '/registry/moves', reason: String(error) });
        if (error instanceof NoSandbox) return { refused: error.message };
        return { refused: 'Something went wrong. The log of the registry says what.' };
      }
    });
    return sendLines(c, progress.read(key, 0));
  });
  // For a command that has lost its connection.
  app.get('/registry/changes/:name{[\\w-]+}', byToken, (c) => {
    const from = Number(c.req.query('from') ?? 0);
    if (!Number.isSafeInteger(from) || from < 0) return c.notFound();
    return sendLines(c, progress.read(changeKey(c.var.token, c.req.param('name')), from));
  });
  app.delete('/registry/changes/:name{[\\w-]+}', byToken, (c) =>
    c.json({}, progress.giveUp(changeKey(c.var.token, c.req.param('name'))) ? 200 : 409),
  );
  return app;
}

/** A token's team. It may make live what is its own, at no address of other teams. */
async function askerOf(tokens: Tokens, token: Token, settle?: () => () => void): Promise<Asker> {
  const all = await tokens.list();
  return {
    name: token.name,
    allow(release) {
      checkOwner(token, release.name);
      checkPaths(token, release, all);
    },
    place: (release, known) => checkNavigation(token, release, known),
    async settle() {
      // It may have waited for others.
      if (await tokens.isRevoked(token.name))
        throw new RefusedError(`The token ${token.name} has been revoked meanwhile.`);
      return settle?.();
    },
  };
}

/** Sends the lines of a change, while it is made. */
function sendLines(c: Context<TokenEnvironment>, lines: ReturnType<Progress['read']>) {
  if (!lines) return c.notFound();
  // A proxy in front would buffer the lines.
  const headers = { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' };
  return c.body(lines, 200, headers);
}

/** Serves what teams read. */
function createReads(registry: SiteRegistry, counts: RegistryServerOptions['counts']) {
  const app = new Hono<Environment>();
  const report = '/registry/reports/:remote{[\\w-]+}/:id{[\\w.-]+}/:at{\\d+}';
  app.get('/registry/releases', owned, async (c) => c.json(await registry.list(c.var.sees)));
  app.get('/registry/releases/:remote{[\\w-]+}', owned, async (c) =>
    c.json(await registry.sizes(c.req.param('remote'))),
  );
  app.get('/registry/releases/:remote{[\\w-]+}/:id{[\\w.-]+}', owned, async (c) =>
    c.json(await registry.release(c.req.param('remote'), c.req.param('id'))),
  );
  app.get('/registry/moves', owned, async (c) =>
    c.json(await registry.history(c.req.query('remote'), c.var.sees)),
  );
  app.get('/registry/failures', owned, async (c) =>
    c.json(await registry.failures(c.req.query('remote'), c.var.sees)),
  );
  app.get('/registry/counts', owned, async (c) => {
    const all = (await counts?.of(c.req.query('remote'))) ?? [];
    return c.json(all.filter(({ name }) => c.var.sees(name)));
  });
  app.get(report, owned, async (c) => {
    const { remote, id, at } = c.req.param();
    const found = await registry.report(`${remote}/${id}/${at}`);
    return found ? c.json(found) : c.notFound();
  });
  app.get(`${report}/:page{\\d+\\.jpg}`, owned, async (c) => {
    const { remote, id, at, page } = c.req.param();
    const picture = await registry.picture(`${remote}/${id}/${at}`, parseInt(page, 10));
    if (!picture) return c.notFound();
    // It never changes, but it is only for the team.
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg' });
  });
  return app;
}
