import type { ComponentType, ReactNode } from 'react';

/** What a part of another remote is shown with. */
export interface PartProps {
  /** The remote and the part, e.g. `mf-events/next`. */
  name: string;
  /** What is shown until it is loaded. */
  pending: ReactNode;
  /** What is shown if it cannot be loaded. */
  fallback: ReactNode;
  properties: object;
}

/**
 * What the shell provides to every remote. Without the shell (in tests and stories) these do
 * nothing.
 */
export interface Host {
  /** Loads what the page at `path` needs, so that a later navigation is instant. */
  preload(path: string): void;
  /** Called once for every 401 response. Sends the user to sign in and back. */
  unauthorized(): void;
  /** Called for every 404 response: who is no longer staff, or no longer signed in, gets one for every call of staff. */
  missing(): void;
  /** Asks a user who signs out whether to keep their drafts in this browser. */
  askToKeepDrafts(): Promise<DraftsAnswer>;
  /** Shows a part of another remote. */
  Part: ComponentType<PartProps>;
}

/** What to do with the drafts of a user who signs out; `stay`: the user does not sign out. */
export type DraftsAnswer = 'keep' | 'remove' | 'stay';

const nothing = () => {};
const keep = () => Promise.resolve('keep' as const);

/** The host of this document. Only the shell sets it, with {@link provideHost}. */
export const host: Host = {
  preload: nothing,
  unauthorized: nothing,
  missing: nothing,
  askToKeepDrafts: keep,
  Part: ({ fallback }) => fallback,
};

/** Sets the functions that the shell provides. */
export function provideHost(parts: Partial<Host>): void {
  Object.assign(host, parts);
}
