/** The signed-in member's own profile. */
import { profileGet, profileUpdate } from '@emberite/sdk/api';
import type { Profile } from '@emberite/sdk/contract/profile';
import type { ProfileChange } from '@emberite/sdk/contract/profileUpdate';
import type { User } from '@emberite/sdk/contract/user';
import type { Video } from '@emberite/sdk/contract/video';
import { createResource, useResource } from '@emberite/sdk/resource';
import type { Loaded, Resource } from '@emberite/sdk/resource';
import { session, useUser } from '@emberite/sdk/session';
import { subscribe } from 'valtio';

type Owner = Pick<User, 'id' | 'location'>;

/** For nobody, and for a user without a profile, it is loading until that changes. */
const create = (owner: Owner | null) =>
  createResource<Profile>(() =>
    owner?.location ? profileGet({ location: owner.location }) : new Promise(() => {}),
  );

let current = { id: null as string | null, resource: create(null) };

/** Each user has their own: nothing of a previous one is shown, or arrives late. */
function profileOf(owner: Owner | null): Resource<Profile> {
  const id = owner?.location ? owner.id : null;
  if (id !== current.id) current = { id, resource: create(owner) };
  return current.resource;
}

const member = () => (session.status === 'signed-in' ? session.user : null);

/** The profile of this tab's member, for all pages. */
export const ownProfile = (): Resource<Profile> => profileOf(member());

/** Returns the member's profile, with the changes that are being saved, and loads it. */
export const useProfile = (): Loaded<Profile> => useResource(profileOf(useUser()));

// Nothing of an account stays once nobody is signed in.
subscribe(session, () => void ownProfile());

/** Between the tabs of this browser. Says that the profile has changed on the server. */
const tabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('ember.profile');
tabs?.addEventListener('message', () => ownProfile().expire());
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
const tellTabs = () => tabs?.postMessage(null);

let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes fields of the profile. They show at once; if the server refuses them, they are as before
 * and it rejects like the calls of `@emberite/sdk/api`. Without a location or changes it sends
 * nothing: it logs the latter and rejects without a location.
 */
export async function updateProfile(changes: readonly ProfileChange[]): Promise<void> {
  const location = member()?.location;
  if (!location) throw new Error('The profile was not updated: there is no location.');
  if (changes.length === 0) {
    console.warn('The profile was not updated: there is no change.');
    return;
  }
  const changed = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
  // One at a time, because each response is the whole profile.
  const sent = queue.then(() => profileUpdate({ location, changes: [...changes] }));
  queue = sent.catch(() => {});
  await ownProfile().save((profile) => ({ ...profile, ...changed }), sent);
  tellTabs();
}

function changeVideos(change: (videos: Video[]) => Video[]): void {
  ownProfile().change((profile) => ({ ...profile, videos: change(profile.videos) }));
  tellTabs();
}

/** Adds a video that the server has stored. It replaces the one of the same prompt. */
export function keepVideo(video: Video): void {
  changeVideos((videos) => [...videos.filter((old) => old.promptId !== video.promptId), video]);
}

/** Shows what has changed about a video. */
export function changeVideo(video: Video): void {
  changeVideos((videos) => videos.map((old) => (old.id === video.id ? video : old)));
}

/** Removes a video that the server has deleted. */
export function removeVideo(id: string): void {
  changeVideos((videos) => videos.filter((video) => video.id !== id));
}
