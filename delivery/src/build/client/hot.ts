/** In each package's development build: takes the package's own hot updates. */
import type { BuildStates } from './builds.ts';
import { buildsEvent } from './builds.ts';

declare const __webpack_hash__: string;
declare const __resourceQuery: string;

declare global {
  interface ImportMeta {
    webpackHot: {
      status(): string;
      /** Fetches an update and runs it; rejects when no module takes over what changed. */
      check(apply: true): Promise<unknown>;
    };
  }
}

const name = __resourceQuery.slice(1);
let wanted = '';

async function update(): Promise<void> {
  if (wanted === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  const before = __webpack_hash__;
  await import.meta.webpackHot.check(true);
  // Nothing newer is there, although it should be: the page is of another run of the server.
  if (before === __webpack_hash__) throw new Error(`${name} has no update to ${wanted}.`);
  // Meanwhile there may have been one more.
  await update();
}

window.addEventListener(buildsEvent, (event) => {
  const state = (event as CustomEvent<BuildStates>).detail[name];
  if (!state || state.errors.length > 0) return;
  wanted = state.hash;
  update().catch((reason: unknown) => {
    console.info(`Reloading: ${String(reason)}`);
    location.reload();
  });
});
