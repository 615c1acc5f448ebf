/** A package's releases in a set: the live one, then the earlier ones, newest first. */
export type Lineage = [live: string, ...before: string[]];

/** An immutable set of releases that were live together. */
export interface ReleaseSet {
  /** Hash of the rest. */
  id: string;
  /** By package name; the shell is one of them. */
  releases: Record<string, Lineage>;
}
