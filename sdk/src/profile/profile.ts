import { useEffect } from 'react';
import { proxy, subscribe, useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import { failureFor } from '@emberite/sdk/action';
import { api } from '@emberite/sdk/api';
import type { Profile } from '@emberite/sdk/contract/profile';
import type { ProfileChange } from '@emberite/sdk/contract/profileUpdate';
import type { Video } from '@emberite/sdk/contract/video';
import { session, useUser } from '@emberite/sdk/session';

/** The member's own profile: none while it is loading and after a failure. */
export type ProfileState =
  | { status: 'loading' }
  | { status: 'ready'; profile: Profile }
  /** `message` is for people. */
  | { status: 'failed'; message: string };

/** The profile of this tab's member, with the changes that are being saved. Read it with {@link useProfile}. */
export const profile = proxy<{ state: ProfileState }>({ state: { status: 'loading' } });

/** Between the tabs of this browser. Says that the profile has changed on the server. */
const tabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('ember.profile');

/** The profile as the server has it, and the changes on their way there. */
let stored: Profile | null = null;
let pending: readonly ProfileChange[][] = [];

/** Counts what changed the stored profile, so that a late response does not undo it. */
let latest = 0;
let owner: string | null = null;
/** How many requests for it are on their way. */
let loading = 0;
/** Whether nothing suggests that the profile has changed elsewhere. */
let isFresh = false;

function member(): { id: string; location: string } | null {
  const user = session.status === 'signed-in' ? session.user : null;
  return user?.location ? { id: user.id, location: user.location } : null;
}

function show(): void {
  if (!stored) return;
  const changes = pending.flat().map(({ field, value }) => [field, value]);
  profile.state = { status: 'ready', profile: { ...stored, ...Object.fromEntries(changes) } };
}

/** Takes over a profile from the server. */
function store(next: Profile): void {
  latest += 1;
  stored = next;
  isFresh = true;
  show();
}

/** Drops the profile of another user. */
function follow(id: string | null): void {
  if (id === owner) return;
  owner = id;
  latest += 1;
  isFresh = false;
  stored = null;
  pending = [];
  profile.state = { status: 'loading' };
}

/**
 * Loads the profile, also to try again after a failure. A profile that is shown already stays until
 * the response is there, and if there is none. Never rejects: a failure is logged.
 */
export async function loadProfile(): Promise<void> {
  const who = member();
  follow(who?.id ?? null);
  if (!who) return;
  if (!stored) profile.state = { status: 'loading' };
  latest += 1;
  const request = latest;
  loading += 1;
  try {
    const next = await api.profileGet({ location: who.location });
    if (request === latest) store(next);
  } catch (error) {
    const { message } = await failureFor(error);
    if (request === latest && !stored) profile.state = { status: 'failed', message };
  } finally {
    loading -= 1;
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes fields of the profile. They show at once; if the server refuses them, they are as before
 * and it rejects like the calls of `@emberite/sdk/api`. Without a location or changes it sends
 * nothing: it logs the latter and rejects without a location.
 */
export async function updateProfile(changes: readonly ProfileChange[]): Promise<void> {
  const who = member();
  if (!who) throw new Error('The profile was not updated: there is no location.');
  if (changes.length === 0) {
    console.warn('The profile was not updated: there is no change.');
    return;
  }
  const mine = [...changes];
  pending = [...pending, mine];
  show();
  // One at a time, because each response is the whole profile.
  const sent = queue.then(() => api.profileUpdate({ location: who.location, changes: mine }));
  queue = sent.catch(() => {});
  try {
    const next = await sent;
    if (member()?.id !== who.id) return;
    pending = pending.filter((other) => other !== mine);
    store(next);
    tellTabs();
  } catch (error) {
    pending = pending.filter((other) => other !== mine);
    show();
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
const tellTabs = () => tabs?.postMessage(null);

function changeVideos(change: (videos: Video[]) => Video[]): void {
  if (stored) store({ ...stored, videos: change(stored.videos) });
  // A response that is on its way may be from before this change, or bring another one.
  if (loading > 0) void loadProfile();
  tellTabs();
}

/** Adds a video that the server has stored. It replaces the one of the same prompt. */
export function keepVideo(video: Video): void {
  changeVideos((videos) => [...videos.filter((old) => old.promptId !== video.promptId), video]);
}

/** Removes a video that the server has deleted. */
export function removeVideo(id: string): void {
  changeVideos((videos) => videos.filter((video) => video.id !== id));
}

// Nothing of an account stays once nobody is signed in. A session that has ended may go on.
subscribe(session, () => {
  if (session.status !== 'unknown') follow(member()?.id ?? null);
});

/** How many components show the profile. */
let readers = 0;

/** The profile may have changed elsewhere: loads it now or when a page shows it. */
function changedElsewhere(): void {
  isFresh = false;
  if (readers > 0) void loadProfile();
}

tabs?.addEventListener('message', changedElsewhere);
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') changedElsewhere();
  });
}

/**
 * Returns the member's profile. Loads it, and again when the tab becomes visible or another tab has
 * changed it.
 */
export function useProfile(): Snapshot<ProfileState> {
  const id = useUser()?.id ?? null;
  useEffect(() => {
    readers += 1;
    if (id !== owner || !isFresh) void loadProfile();
    return () => {
      readers -= 1;
    };
  }, [id]);
  const { state } = useSnapshot(profile);
  return id === owner ? state : { status: 'loading' };
}
