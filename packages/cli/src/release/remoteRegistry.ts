import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Follow, Moved, Package, Registry } from '@emberite/release';
import { RefusedError } from '@emberite/release';
import { askSite, LostError } from '../network.ts';
import { onInterrupt, unchanged } from './interrupt.ts';
import type { Listing } from '@emberite/release/responses';

/**
 * A line of the registry's response to a change: its progress, and finally its result. `line` counts them; what is said
 * only because nothing else was has none.
 */
type Line<T> = { line?: number } & ({ says: string } | { refused: string } | { done: T });

/** What a site serves. */
interface Served {
  /** The last move that it has followed. */
  move: number;
  set: string;
  /** The event in its log that says why it does not serve a newer set yet. */
  refused: string | null;
}

/** How long a site may take to serve a change, in ms. It takes less than a second. */
const patience = 10_000;

/** How long a command tries to reach a registry again that has not said how its change went, in ms. */
const longestGap = 60_000;

/** The lines of a response. Only a line feed ends one: texts have other characters that seem to. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The release and its files, as a form. */
function formOf({ release, files }: Package): FormData {
  const form = new FormData();
  form.set('release.json', JSON.stringify(release));
  for (const [path, bytes] of files) {
    form.append('file', new Blob([Uint8Array.from(bytes)]), path);
  }
  return form;
}

/**
 * The registry of a site that runs elsewhere. Throws a {@link RefusedError} if the token cannot be one.
 *
 * @param site origin of the site
 * @param token what the site's operators gave the team
 */
export function registryAt(site: string, token: string): Registry {
  // fetch would refuse it too, but print it.
  if (!/^[!-~]+$/.test(token))
    throw new RefusedError('EMBER_TOKEN is not a token: it has characters that a token never has.');
  const headers = { Authorization: `Bearer ${token}` };
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = `${site}/registry/${path}`;
    const response = await askSite(url, { ...init, headers: { ...init.headers, ...headers } });
    // A proxy may ask who is there with a page of its own; another site has pages only.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (response.ok && !isPage) return response;
    const body = (await response.json().catch(() => null)) as { message?: string } | null;
    // What is in front of the registry has no answer of it.
    const Refusal = [502, 503, 504].includes(response.status) ? LostError : RefusedError;
    throw new Refusal(
      body?.message ??
        `${url} responded with ${response.ok ? 'a web page' : response.status}. Is there a registry of Ember?`,
    );
  }

  const ask = async <T>(path: string) => (await (await send(path)).json()) as T;

  /** Requests a change, and follows it to its end, on another connection if one is lost. */
  async function change<T>(body: object, follow: Follow = () => {}): Promise<T> {
    const id = randomUUID();
    const url = `${site}/registry/changes/${id}`;
    let next = 0;
    /** When the registry was heard of last. */
    let heard = 0;
    onInterrupt(async () => {
      const given = await fetch(url, { method: 'DELETE', headers }).catch(() => null);
      if (given?.ok) return unchanged;
      // It is too late: its end is near, and is told as always.
      if (given?.status === 409) return null;
      return `Interrupted. ${site} does not say what became of it: see list and history.`;
    });
    /** Follows the lines of a response. Resolves with what is done; undefined if it ends before. */
    async function read({ body: stream }: Response): Promise<{ done: T } | undefined> {
      for await (const text of linesOf(stream!)) {
        const line = JSON.parse(text) as Line<T>;
        heard = performance.now();
        if (line.line !== undefined) next = line.line + 1;
        if ('says' in line) follow(line.says);
        else if ('refused' in line) throw new RefusedError(line.refused);
        else return line;
      }
      return undefined;
    }
    /** Why it is not known whether the change has arrived. */
    let lostBy: string | undefined;
    const quiet = (error: unknown) => {
      if (error instanceof LostError) follow((lostBy = error.message));
      else if (error instanceof RefusedError) throw error;
    };
    const sent = send('moves', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Ember-Change': id },
    });
    let outcome = await sent.then(read).catch(quiet);
    heard = performance.now();
    while (!outcome && performance.now() - heard < longestGap) {
      await wait(500);
      // The connection may be lost for a while; a registry that knows nothing of the change has started again.
      const again = await fetch(`${url}?from=${next}`, { headers }).catch(() => null);
      if (again?.status === 404) break;
      // Nothing is known of it, and nobody is there who could know.
      if (next === 0 && lostBy && again && again.status > 501 && performance.now() - heard > 5_000)
        break;
      if (again?.ok) outcome = await read(again).catch(quiet);
    }
    if (outcome) {
      onInterrupt(async () => 'It is done. The site serves it within seconds.');
      return outcome.done;
    }
    const why = next === 0 && lostBy ? lostBy : `${site} stopped in the middle.`;
    throw new RefusedError(`${why} See what is live with list, then try again.`);
  }

  /** What the site serves; null if that is unknown. */
  const served = () =>
    fetch(`${site}/live.json`)
      // It is 503 while the API is missing.
      .then(async (response) =>
        response.ok || response.status === 503 ? ((await response.json()) as Served) : null,
      )
      .catch(() => null);

  /** Waits until the site serves a change. Returns a warning if it does not. */
  async function arrival<T extends Moved>(moved: T): Promise<T> {
    const { move, warnings } = moved;
    const start = performance.now();
    for (;;) {
      const now = await served();
      if (!move || !now || now.move >= move.number) return moved;
      if (now.refused !== null || performance.now() - start > patience) {
        const why = now.refused ?? 'it is loading the new one';
        const late = `The site still serves set ${now.set}, and tries again: ${why}`;
        return { ...moved, warnings: [...warnings, late] };
      }
      await wait(100);
    }
  }

  /** Requests a change of what is live, and waits until the site serves it. */
  const move = async <T extends Moved>(body: object, follow?: Follow) =>
    arrival(await change<T>(body, follow));

  const only = (remote?: string) => (remote ? `?remote=${encodeURIComponent(remote)}` : '');
  const registry: Registry = {
    async take(one, follow) {
      const { name, id } = one.release;
      follow?.(`Uploading ${name} ${id} …`);
      await send('releases', { method: 'POST', body: formOf(one) });
    },
    async publish(packages, why, follow, noGate) {
      for (const one of packages) await registry.take(one, follow);
      const releases = packages.map(({ release: { name, id } }) => ({ name, id }));
      return registry.goLive(releases, why, follow, noGate);
    },
    goLive: (publish, why = '', follow, noGate) => move({ publish, why, noGate }, follow),
    rollback: (rollback, why = '', follow) => move({ rollback, why }, follow),
    retire: (retire, why = '', follow) => move({ retire, why }, follow),
    canary: (canary, why = '', follow, noGate) => move({ canary, why, noGate }, follow),
    promote: (promote, why = '', follow) => move({ promote, why }, follow),
    abort: (abort, why = '', follow) => move({ abort, why }, follow),
    preview: (name, id, follow) => change({ preview: { name, id } }, follow),
    release: (name, id) => ask(`releases/${name}/${encodeURIComponent(id)}`),
    async list() {
      const [listing, now] = await Promise.all([ask<Listing>('releases'), served()]);
      return { ...listing, behind: now && now.set !== listing.set ? now : null };
    },
    history: (remote) => ask(`moves${only(remote)}`),
    failures: (remote) => ask(`failures${only(remote)}`),
    reportUrl: (id) => `${site}/registry/reports/${id}`,
  };
  return registry;
}
