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

document.addEventListener('visibilitychange', connect);
window.addEventListener('pagehide', () => source?.close());
connect();
