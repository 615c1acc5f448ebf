/** In each package's development build: applies the package's own hot updates. */
import { anewEvent } from '@emberite/release/data';
import type { BuildStates } from './builds.ts';
import { buildsEvent } from './builds.ts';

declare const __webpack_hash__: string;
declare const __resourceQuery: string;
declare const __webpack_require__: { c: Record<string, { exports: unknown } | undefined> };

declare global {
  interface ImportMeta {
    webpackHot: {
      status(): string;
      /** Fetches an update and applies it; rejects if no module accepts the change. */
      check(apply: true): Promise<(string | number)[] | null>;
    };
  }
}

/**
 * Whether a module makes what components keep, e.g. `createForm`: they would go on with what the old one made. Fast
 * Refresh itself takes care of components and hooks.
 */
function makesState(id: string | number): boolean {
  const exported = __webpack_require__.c[id]?.exports;
  return Object.entries(Object(exported) as Record<string, unknown>).some(([key, value]) => {
    if (typeof value !== 'function') return false;
    const called = key === 'default' ? value.name : key;
    return !/^(use)?[A-Z]/.test(called) || /^class\b/.test(String(value));
  });
}

/** Whether something was thrown since the page was rendered. */
let hasThrown = false;
window.addEventListener('error', () => {
  hasThrown = true;
});

/** Fast Refresh renders as long after an update. */
const refresh = 30;

function renderAnew(): void {
  hasThrown = false;
  setTimeout(() => {
    if (window.dispatchEvent(new Event(anewEvent, { cancelable: true }))) location.reload();
  }, refresh);
}

const name = __resourceQuery.slice(1);
let latest = '';

async function update(): Promise<void> {
  if (latest === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  const before = __webpack_hash__;
  const renewed = (await import.meta.webpackHot.check(true)) ?? [];
  // There should be an update but there is none: the server was restarted since the page loaded.
  if (before === __webpack_hash__) throw new Error(`${name} has no update to ${latest}.`);
  if (hasThrown || renewed.some(makesState)) renderAnew();
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
