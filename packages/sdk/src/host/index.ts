/**
 * What the shell provides to every remote. Without the shell (in tests and stories) these do
 * nothing.
 */
export interface Host {
  /** Loads what the page at `path` needs, so that a later navigation is instant. */
  preload(path: string): void;
  /** Called once for every 401 response. Sends the user to sign in and back. */
  unauthorized(): void;
  /** Asks a user who signs out whether to keep their drafts in this browser. */
  askToKeepDrafts(): Promise<DraftsAnswer>;
}

/** What to do with the drafts of a user who signs out; `stay`: the user does not sign out. */
export type DraftsAnswer = 'keep' | 'remove' | 'stay';

const nothing = () => {};
const keep = () => Promise.resolve('keep' as const);

/** The host of this document. Only the shell sets it, with {@link provideHost}. */
export const host: Host = {
  preload: nothing,
  unauthorized: nothing,
  askToKeepDrafts: keep,
};

/** Sets the functions that the shell provides. */
export function provideHost(parts: Partial<Host>): void {
  Object.assign(host, parts);
}
