import { createOutage } from '@emberite/config/log';
import { StartError } from '@emberite/config/startError';
import { dataElement } from '@emberite/release/document';
import { readKey, viewKey } from '@emberite/store/signing';
import type { ReleaseSet, SetCanary, Store } from '@emberite/store';
import type { Log } from '@emberite/config/log';
import type { Metrics } from './metrics.ts';
import type { Loader, Pages } from './pages.ts';
import { adapt, toolElement, withElements } from './pages.ts';
import { createViewIds } from './views.ts';
import type { ViewIds } from './views.ts';

/**
 * Milliseconds between two checks for a new move: in the minute after one, because another often follows, and
 * otherwise. A bucket counts its requests.
 */
const pollInterval = { afterMove: 200, otherwise: 700 };

/**
 * Milliseconds: a move is followed by others for so long, and so often is asked whether the last one is still the last:
 * somebody may have put back an earlier store.
 */
const minute = 60_000;

/** Milliseconds until a set that could not be loaded is tried again: the first time, and at most. */
const retry = { first: 500, longest: 60_000 };

/** A set, ready to be served. */
export interface Served {
  set: ReleaseSet;
  pages: Pages;
}

/** What a gateway serves. */
export interface Serving {
  /** The last move that it has followed. */
  move: number;
  served: Served;
  /** Which browsers get another set. */
  canaries: (Omit<SetCanary, 'set'> & { served: Served })[];
  /** Whether a page of a remote that its team has taken off the site was at a path. */
  isGone(path: string): boolean;
  /** The ids of documents; null without canaries. */
  ids: ViewIds | null;
}

/** The addresses that the retired remotes of a set had, except for those that only staff knew. */
async function retiredAddresses(store: Store, { retired = {} }: ReleaseSet): Promise<URLPattern[]> {
  const releases = Object.entries(retired).map(([name, [id]]) => store.release(name, id));
  return (await Promise.all(releases))
    .flatMap(({ routes }) => routes.filter(({ access }) => access !== 'staff'))
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => new URLPattern({ pathname: path }));
}

/**
 * Follows the moves of a store. A new set is served within a second. While it cannot be loaded, the
 * previous one is served, and the new one is tried again. `onSet` is called for each set that is served, with
 * the releases of its canaries before the live ones.
 */
export async function watchLivePages(
  store: Store,
  loader: Loader,
  log: Log,
  { reachable }: Pick<Metrics, 'reachable'>,
  onSet: (set: ReleaseSet, move: number) => void,
) {
  /**
   * The pages of a set while there are canaries: they depend on the browser's number, report the
   * visits of pages whose package has a canary, and if it is theirs how fast they are.
   */
  async function compared(
    pages: Pages,
    { releases: { shell } }: ReleaseSet,
    names: string[],
  ): Promise<Pages> {
    const release = await store.release('shell', shell?.[0] ?? '');
    const [visits, vitals] = [toolElement(release, 'visits'), toolElement(release, 'vitals')];
    const counting = visits ? dataElement('ember-compared', names) + visits : '';
    return adapt(pages, (document) => {
      // The shell is part of every page.
      const isCompared = [document.of?.name, 'shell'].some((name) => name && names.includes(name));
      const elements = counting + ((isCompared && vitals) || '');
      return elements ? withElements(document, elements) : document;
    });
  }

  async function serve(move: number, id: string): Promise<Serving> {
    const set = await store.set(id);
    const { canaries = [] } = set;
    const sets = [set, ...(await Promise.all(canaries.map((one) => store.set(one.set))))];
    const all = await loader.load(sets.map(({ compositions }) => compositions));
    const names = canaries.map(({ name }) => name);
    const [served, ...others] = await Promise.all(
      sets.map(async (one, index): Promise<Served> => {
        const pages = all[index]!;
        return { set: one, pages: names.length > 0 ? await compared(pages, one, names) : pages };
      }),
    );
    const releases = { ...set.releases };
    for (const { name, release } of canaries) {
      releases[name] = [release, ...(releases[name] ?? [])];
    }
    // A registry of an earlier version has not made the key yet.
    const key = canaries.length > 0 ? await readKey(store.objects, viewKey) : null;
    const gone = await retiredAddresses(store, set);
    onSet({ ...set, releases }, move);
    return {
      move,
      served: served!,
      canaries: canaries.map((canary, index) => ({ ...canary, served: others[index]! })),
      isGone: (path) => gone.some((pattern) => pattern.test({ pathname: path })),
      ids: key && createViewIds(key),
    };
  }

  const first = await store.latest().catch((error: Error) => {
    throw new StartError(`The store cannot be read: ${error.message}`);
  });
  if (!first) {
    throw new StartError('Nothing is published yet. Start the registry and publish the shell.');
  }
  let serving = await serve(first.number, first.set);
  let movedAt = performance.now();
  let readAt = movedAt;
  let refused: { move: number; delay: number; retryAt: number } | null = null;
  const show = (isThere: boolean) => reachable.set({ server: 'store' }, isThere ? 1 : 0);
  show(true);
  const outage = createOutage(log, 'store-unreachable', 'store-reachable', show);

  async function poll(): Promise<void> {
    const isDue = performance.now() - readAt > minute;
    const isNew = isDue || (await store.hasNext(serving.move));
    const latest = isNew ? await store.latest() : null;
    outage.ended();
    if (latest) readAt = performance.now();
    if (!latest || (latest.number === serving.move && latest.set === serving.served.set.id)) return;
    if (refused?.move === latest.number && performance.now() < refused.retryAt) return;
    try {
      serving = await serve(latest.number, latest.set);
      movedAt = performance.now();
      refused = null;
      log({ event: 'set-live', set: latest.set, move: latest.number });
    } catch (error) {
      const isSame = refused?.move === latest.number;
      const delay = isSame ? Math.min(refused!.delay * 2, retry.longest) : retry.first;
      refused = { move: latest.number, delay, retryAt: performance.now() + delay };
      log({ event: 'set-failed', level: 'error', set: latest.set, reason: String(error) });
    }
  }

  let isClosed = false;
  let timer: ReturnType<typeof setTimeout>;
  function pollLater(): void {
    const isBusy = performance.now() - movedAt < minute;
    timer = setTimeout(
      () => {
        void poll()
          .catch((error: unknown) => outage.began({ reason: String(error) }))
          .then(() => isClosed || pollLater());
      },
      pollInterval[isBusy ? 'afterMove' : 'otherwise'],
    );
  }
  pollLater();

  return {
    current: () => serving,
    /** The event in the log that says why it does not serve a newer set; null if it does. It tries again. */
    refused: () => (refused ? 'set-failed' : null),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
