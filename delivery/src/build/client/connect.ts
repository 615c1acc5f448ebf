/** In the shell's development build: follows the builds and shows what does not compile. */
import type { BuildStates } from './builds.ts';
import { buildsEvent } from './builds.ts';
import { showErrors } from './overlay.ts';

let source: EventSource | undefined;

/** A tab in the background takes none of the few connections that a browser has for one site. */
function follow(): void {
  source?.close();
  if (document.visibilityState === 'hidden') return;
  source = new EventSource('/dev/builds');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const detail = JSON.parse(data) as BuildStates;
    showErrors(Object.values(detail).flatMap(({ errors }) => errors));
    window.dispatchEvent(new CustomEvent(buildsEvent, { detail }));
  });
}

document.addEventListener('visibilitychange', follow);
window.addEventListener('pagehide', () => source?.close());
follow();
