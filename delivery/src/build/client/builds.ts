/** How the last build of a package went. */
interface BuildState {
  /** Hash of the last build that worked, which its bundle knows as its own. */
  hash: string;
  /** What the compiler said about the build after it; empty when that worked too. */
  errors: string[];
}

/** Every package that is being developed, by name. */
export type BuildStates = Record<string, BuildState>;

/** The window event by which one connection tells every bundle of the page. */
export const buildsEvent = 'ember:builds';
