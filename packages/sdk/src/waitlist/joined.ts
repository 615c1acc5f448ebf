import { persisted } from '@emberite/sdk/storage';

/** How long a mail's link waits to be confirmed, in ms. */
const lifetime = 7 * 24 * 60 * 60_000;

/** When somebody last joined the waiting list in this browser, in ms since 1970. */
const joined = persisted(
  'ember.waitlist-joined',
  { at: 0 },
  (stored) => {
    const { at } = stored as { at?: unknown };
    return typeof at === 'number' ? { at } : null;
  },
  { unimportant: true },
);

/** Stores that the list was joined in this browser, for the tab that opens the mail's link. */
export function rememberJoined(): void {
  joined.state.at = Date.now();
}

/** Whether a link that still waits may be of an entry that was made in this browser. */
export const wasJoined = (): boolean => Date.now() - joined.state.at < lifetime;
