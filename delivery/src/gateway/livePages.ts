import type { SiteConfig } from '@emberite/sdk/release';
import { compose } from '../compose/compose.ts';
import type { Store } from '../store/index.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages.ts';
import { loadPages } from './pages.ts';

/** Milliseconds between two looks at the live pointer. */
const interval = 300;

/** The pages of whatever set is live, kept up to date while the gateway runs. */
export interface LivePages {
  current(): Pages;
  close(): void;
}

/** Follows the live pointer: a new set is served within a second, and a bad one never. */
export async function followLivePages(
  store: Store,
  site: SiteConfig,
  log: Log,
): Promise<LivePages> {
  async function load(id: string): Promise<Pages> {
    return loadPages(await compose(store, await store.set(id), site));
  }
  const first = await store.live();
  if (!first) throw new Error('Nothing is published yet: run npm start, which does it.');
  let pages = await load(first);
  let seen = first;
  let timer: ReturnType<typeof setTimeout>;

  async function look(): Promise<void> {
    const id = await store.live();
    if (id && id !== seen) {
      seen = id;
      try {
        pages = await load(id);
        log({ event: 'live', set: id });
      } catch (error) {
        log({ event: 'live-refused', set: id, reason: String(error) });
      }
    }
    timer = setTimeout(() => void look(), interval);
  }
  timer = setTimeout(() => void look(), interval);
  return { current: () => pages, close: () => clearTimeout(timer) };
}
