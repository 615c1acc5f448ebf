/** All databases of this site begin with it. */
const prefix = 'ember';

/** Returns the name of the IndexedDB database with a user's recordings. Each user has their own. */
export const recordingsOf = (owner: string) => `${prefix}.recordings.${owner}`;

/**
 * Deletes the databases of every other user. It needs none of the code that fills them. Without
 * databases, because the browser blocks them, there is nothing to delete.
 */
export async function deleteDatabasesOfOthers(owner: string): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith(prefix) && name !== recordingsOf(owner)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Nothing could be stored either.
  }
}
