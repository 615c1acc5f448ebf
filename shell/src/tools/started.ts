import { shellOf } from '@emberite/release/data';
import type { Boot } from '@emberite/release/data';
import { send, viewId } from '../remotes/view.ts';

/** Milliseconds after the document and its scripts in which the shell must have begun to render. */
const patience = 15_000;

/** Whether React has taken over the page, says above it that the browser blocks its code, or the shell waits for the page. */
const isStarted = () =>
  'waiting' in document.documentElement.dataset ||
  [...document.body.children].some((one) =>
    Object.keys(one).some((key) => key.startsWith('__react')),
  );

/**
 * Reports a shell that has not started: it cannot do so itself. Only documents of a canary or a
 * preview check for it, so that such a release is taken back.
 */
export function watchStart(boot: Boot): void {
  function look(): void {
    if (isStarted() || !navigator.onLine) return;
    send({
      view: viewId(),
      remote: 'shell',
      release: shellOf(boot),
      path: location.pathname,
      kind: 'code',
      message: 'The shell has not started.',
    });
  }
  const wait = () => setTimeout(look, patience);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
