/** The names of all databases of this site begin with it. */
const prefix = 'ember.';

/** Returns the name of the IndexedDB database with a user's recordings. Each user has their own. */
export const recordingsOf = (owner: string) => `ember.recordings.${owner}`;

/**
 * Deletes the databases of every other user. It does not need the code that fills them. If the
 * browser blocks databases, there is nothing to delete.
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

/**
 * Deletes a user's recordings. Resolves once they are gone; if a tab still uses them, the browser
 * deletes them when it is done.
 */
export async function deleteRecordingsOf(owner: string): Promise<void> {
  await new Promise<void>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(recordingsOf(owner));
      for (const event of ['success', 'blocked', 'error']) {
        request.addEventListener(event, () => resolve());
      }
    } catch {
      // Blocked by the browser: nothing could be stored either.
      resolve();
    }
  });
}
