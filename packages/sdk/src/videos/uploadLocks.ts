/**
 * Locks that tell the tabs of this browser which recordings are being uploaded, and which wait for the member in a
 * recorder. The browser releases those of a closed tab. Without this API, tabs do not know about each other.
 */
import { ApiError } from '@emberite/sdk/api';

const lockOf = (promptId: string, owner: string) => `ember.upload.${owner}.${promptId}`;

/** This page, as opposed to other tabs. */
const here = Math.random().toString(36).slice(2);

/** What the name of an open recorder's lock begins with; the page and its title follow. */
const lockOfRecorder = (promptId: string, owner: string) => `ember.recorder.${owner}.${promptId}.`;

const manager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** How long an upload waits for its turn before it looks who has it, in milliseconds. */
const patience = 2000;

/** A recording for the same prompt waits for the member in the tab of this title. */
export class HeldElsewhere extends ApiError {
  constructor(title: string) {
    const message = `You have another recording for this prompt in the tab “${title}”. Upload or discard that one first.`;
    super({ code: 'recording-elsewhere', message, status: 409 });
  }
}

/** Runs `work` once no tab uploads a recording for the same prompt, or holds one in a recorder. */
export async function withUploadLock<T>(
  promptId: string,
  owner: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const options = signal ? { signal } : {};
  return manager()?.request(lockOf(promptId, owner), options, work) ?? work();
}

/** Tells the other tabs that a recording for a prompt waits for the member in a recorder of this page, until `decided`. */
export async function showRecorder(
  promptId: string,
  owner: string,
  decided: Promise<unknown>,
): Promise<void> {
  const name = `${lockOfRecorder(promptId, owner)}${here}.${document.title}`;
  await manager()?.request(name, () => decided);
}

/** The title of another tab in which a recording for the prompt waits for the member; undefined if there is none. */
async function recorderElsewhere(promptId: string, owner: string): Promise<string | undefined> {
  const { held = [] } = (await manager()?.query()) ?? {};
  const start = lockOfRecorder(promptId, owner);
  const recorders = held.flatMap(({ name }) =>
    name?.startsWith(start) ? [name.slice(start.length)] : [],
  );
  const found = recorders.find((recorder) => !recorder.startsWith(`${here}.`));
  return found?.slice(found.indexOf('.') + 1);
}

/**
 * Uploads in turn. Rejects with {@link HeldElsewhere} after two seconds if the turn does not come because a recording
 * for the same prompt waits for the member in the recorder of another tab.
 */
export async function uploadInTurn<T>(
  promptId: string,
  owner: string,
  work: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const look = async () => {
    const title = await recorderElsewhere(promptId, owner);
    if (title === undefined) return;
    waiting.abort(new HeldElsewhere(title));
  };
  const looking = setInterval(() => void look(), patience);
  const begin = () => {
    clearInterval(looking);
    return work();
  };
  return withUploadLock(promptId, owner, begin, waiting.signal).finally(() =>
    clearInterval(looking),
  );
}

/** Returns a check whether a tab is uploading the user's recording for a prompt right now. */
export async function uploadsNow(owner: string): Promise<(promptId: string) => boolean> {
  const { held = [] } = (await manager()?.query()) ?? {};
  const uploading = held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name);
  return (promptId) => uploading.includes(lockOf(promptId, owner));
}

/** Resolves when no tab uploads the user's recording for a prompt any more. */
export async function uploadEnded(promptId: string, owner: string): Promise<void> {
  await manager()?.request(lockOf(promptId, owner), { mode: 'shared' }, () => {});
}
