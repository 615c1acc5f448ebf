import type { SiteConfig } from '@emberite/sdk/release';
import { compose } from '../compose/compose.ts';
import type { Store } from '../store/index.ts';
import type { Serving } from '../store/serving.ts';
import { writeServing } from '../store/serving.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages.ts';
import { loadPages } from './pages.ts';

/** Milliseconds between two reads of the live pointer. */
const pollInterval = 300;

/** Milliseconds until a set that could not be loaded is tried again: the first time, and at most. */
const retry = { first: 500, longest: 60_000 };

/** The pages of the live set, kept up to date while the gateway runs. */
export interface LivePages {
  current(): Pages;
  close(): Promise<void>;
}

/**
 * Watches the live pointer. A new set is served within a second. While it cannot be loaded, the
 * previous one is served, and the new one is tried again. `readServing` tells which one is served.
 */
export async function watchLivePages(store: Store, site: SiteConfig, log: Log): Promise<LivePages> {
  async function load(id: string): Promise<Pages> {
    return loadPages(await compose(store, await store.set(id), site));
  }
  let closed = false;

  /** A disk that cannot be written must not stop the site. */
  async function tell(serving: Serving | null): Promise<void> {
    if (closed) return;
    await writeServing(store, serving).catch((error: unknown) =>
      log({ event: 'serving-failed', reason: String(error) }),
    );
  }

  const first = await store.live();
  if (!first) throw new Error('Nothing is published yet. Run npm start first.');
  let pages = await load(first);
  let served = first;
  let refused: { set: string; delay: number; retryAt: number } | null = null;
  await tell({ set: served, refused: null });

  async function update(id: string): Promise<void> {
    try {
      pages = await load(id);
      served = id;
      refused = null;
      log({ event: 'set-live', set: id });
      await tell({ set: served, refused: null });
    } catch (error) {
      const reason = String(error);
      const delay = refused?.set === id ? Math.min(refused.delay * 2, retry.longest) : retry.first;
      refused = { set: id, delay, retryAt: performance.now() + delay };
      log({ event: 'set-failed', set: id, reason });
      await tell({ set: served, refused: { set: id, reason } });
    }
  }

  async function poll(): Promise<void> {
    const id = await store.live();
    if (!id) return;
    if (id === served && refused) {
      refused = null;
      return tell({ set: served, refused });
    }
    const isTooEarly = refused?.set === id && performance.now() < refused.retryAt;
    if (id !== served && !isTooEarly) await update(id);
  }

  let timer: ReturnType<typeof setTimeout>;
  function pollLater(): void {
    timer = setTimeout(() => void poll().then(() => closed || pollLater()), pollInterval);
  }
  pollLater();

  return {
    current: () => pages,
    async close() {
      clearTimeout(timer);
      await tell(null);
      closed = true;
    },
  };
}
