/** In each package's development build: applies the package's own hot updates. */
import type { BuildStates } from './builds.ts';
import { buildsEvent } from './builds.ts';

declare const __webpack_hash__: string;
declare const __resourceQuery: string;

declare global {
  interface ImportMeta {
    webpackHot: {
      status(): string;
      /** Fetches an update and applies it; rejects if no module accepts the change. */
      check(apply: true): Promise<unknown>;
    };
  }
}

const name = __resourceQuery.slice(1);
let latest = '';

async function update(): Promise<void> {
  if (latest === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  const before = __webpack_hash__;
  await import.meta.webpackHot.check(true);
  // There should be an update but there is none: the server was restarted since the page loaded.
  if (before === __webpack_hash__) throw new Error(`${name} has no update to ${latest}.`);
  // Another build may have finished in the meantime.
  await update();
}

window.addEventListener(buildsEvent, (event) => {
  const state = (event as CustomEvent<BuildStates>).detail[name];
  if (!state || state.errors.length > 0) return;
  latest = state.hash;
  update().catch((reason: unknown) => {
    console.info(`Reloading: ${String(reason)}`);
    location.reload();
  });
});
