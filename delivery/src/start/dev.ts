/**
 * `npm run dev [remote …]`: the whole site; whenever a source file changes, what is built from it
 * is published again and open pages reload. With names, only those remotes are followed.
 */
import { watch } from 'node:fs';
import { runSite, say } from './command.ts';
import { packages, publishChanged } from './releases.ts';

/** Milliseconds of quiet after a change: an editor writes several files at once. */
const quiet = 80;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !packages.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}. Known are: ${packages.join(', ')}.\n`);
  process.exit(1);
}
const followed = names.length > 0 ? names : packages;

await runSite({ ...process.env, NODE_ENV: 'development' }, ({ store }, { site }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(() =>
        publishChanged(store, site, say, followed).catch((error: Error) => say(error.message)),
      );
    }, quiet);
  };
  const watchers = [...followed, 'ui-kit', 'sdk', 'content'].map((room) =>
    watch(`${room}/src`, { recursive: true }, changed),
  );
  say(`Following ${followed.join(', ')}`);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
});
