import { complain } from '@emberite/release/terminal';

/** What Ctrl-C finds out before the program ends: a sentence, or null to let the command go on to its end. */
type Find = () => Promise<string | null>;

/** What Ctrl-C says while nothing can have changed. */
export const unchanged = 'Interrupted. Nothing has changed on the site.';

let find: Find = async () => unchanged;

/** Decides what Ctrl-C says from now on. */
export function onInterrupt(next: Find): void {
  find = next;
}

/** What asks a program to end, and the exit code that tells so. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Lets Ctrl-C, and what else asks a program to end, say what became of a command on the site. The second time, it ends at once. */
export function watchInterrupt(): void {
  let isAsked = false;
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      if (isAsked) process.exit(code);
      isAsked = true;
      void find().then((says) => {
        if (says === null) return;
        complain(says);
        process.exit(code);
      });
    });
  }
}
