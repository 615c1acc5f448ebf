/** What the shell does for every remote. Before the shell plugs in (tests, stories), nothing happens. */
export interface Host {
  /** Fetches what the page at `path` needs, so that a later navigation is instant. */
  preload(path: string): void;
  /** Called once for every 401 answer: sends the user to sign in and back. */
  unauthorized(): void;
}

const nothing = () => {};

/** The one host of this document. Only the shell fills it in, by {@link provideHost}. */
export const host: Host = { preload: nothing, unauthorized: nothing };

/** Fills in the parts the shell provides. */
export function provideHost(parts: Partial<Host>): void {
  Object.assign(host, parts);
}
