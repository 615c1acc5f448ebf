import type { SiteConfig } from '@emberite/sdk/release';
import { compose } from '../compose/compose.ts';
import type { Store } from '../store/index.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages.ts';
import { loadPages } from './pages.ts';

/** Milliseconds between two reads of the live pointer. */
const pollInterval = 300;

/** The pages of the live set, kept up to date while the gateway runs. */
export interface LivePages {
  current(): Pages;
  close(): void;
}

/** Watches the live pointer. A new set is served within a second, unless it cannot be composed. */
export async function watchLivePages(store: Store, site: SiteConfig, log: Log): Promise<LivePages> {
  async function load(id: string): Promise<Pages> {
    return loadPages(await compose(store, await store.set(id), site));
  }
  const first = await store.live();
  if (!first) throw new Error('Nothing is published yet. Run npm start first.');
  let pages = await load(first);
  let lastSeen = first;
  let timer: ReturnType<typeof setTimeout>;

  async function poll(): Promise<void> {
    const id = await store.live();
    if (id && id !== lastSeen) {
      lastSeen = id;
      try {
        pages = await load(id);
        log({ event: 'set-live', set: id });
      } catch (error) {
        log({ event: 'set-failed', set: id, reason: String(error) });
      }
    }
    timer = setTimeout(() => void poll(), pollInterval);
  }
  timer = setTimeout(() => void poll(), pollInterval);
  return { current: () => pages, close: () => clearTimeout(timer) };
}
