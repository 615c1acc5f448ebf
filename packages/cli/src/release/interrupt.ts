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

/** Lets Ctrl-C say what became of a command on the site. Pressed again, it ends the program at once. */
export function watchInterrupt(): void {
  process.once('SIGINT', () => {
    process.once('SIGINT', () => process.exit(130));
    void find().then((says) => {
      if (says === null) return;
      complain(says);
      process.exit(130);
    });
  });
}
