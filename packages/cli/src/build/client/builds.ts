/** How the last build of a package went. */
interface BuildState {
  /** Hash of the last successful build; the bundle reads its own as `__webpack_hash__`. */
  hash: string;
  /** Compiler errors of the build after it; empty if there were none. */
  errors: string[];
}

/** The state of every watched package, by name. */
export type BuildStates = Record<string, BuildState>;

/** The window event that passes the build states from the one connection to every bundle. */
export const buildsEvent = 'ember:builds';
