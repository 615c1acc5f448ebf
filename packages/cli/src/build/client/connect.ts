/** In the shell's development build: listens for new builds and shows compiler errors. */
import type { BuildStates } from './builds.ts';
import { buildsEvent } from './builds.ts';
import { showErrors } from './overlay.ts';

let source: EventSource | undefined;

/** Closed in background tabs: a browser allows only a few connections to one site. */
function connect(): void {
  source?.close();
  if (document.visibilityState === 'hidden') return;
  source = new EventSource('/dev/builds');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const detail = JSON.parse(data) as BuildStates;
    showErrors(Object.values(detail).flatMap(({ errors }) => errors));
    window.dispatchEvent(new CustomEvent(buildsEvent, { detail }));
  });
}

/** Shows what the page throws, with the places in the sources. */
async function showThrown(error: unknown): Promise<void> {
  const stack = (error instanceof Error && error.stack) || String(error);
  const response = await fetch('/dev/sources', { method: 'POST', body: stack });
  showErrors([response.ok ? await response.text() : stack], 'The page threw an error');
}

window.addEventListener('error', ({ error, message }) => void showThrown(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => void showThrown(reason));
document.addEventListener('visibilitychange', connect);
window.addEventListener('pagehide', () => source?.close());
connect();
