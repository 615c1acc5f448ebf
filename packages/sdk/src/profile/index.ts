/** The signed-in member's own profile. */
import { profileGet, profileUpdate } from '@emberite/sdk/api';
import type { Profile } from '@emberite/contract/profile';
import type { ProfileChange } from '@emberite/contract/profiles';
import type { User } from '@emberite/contract/user';
import type { Video } from '@emberite/contract/video';
import { createResource, useResource } from '@emberite/sdk/resource';
import type { Loaded, Resource } from '@emberite/sdk/resource';
import { session, useUser } from '@emberite/sdk/session';
import { subscribe } from 'valtio';
import { openChannel } from '../tab/channel.ts';

type Owner = Pick<User, 'id' | 'location'>;

/** Without a user or without a profile, it keeps loading until that changes. */
const create = (owner: Owner | null) =>
  createResource<Profile>(() =>
    owner?.location ? profileGet({ location: owner.location }) : new Promise(() => {}),
  );

let current = { id: null as string | null, resource: create(null) };

/**
 * Each user has their own, so that the profile of a previous user is not shown, even if its
 * response is late.
 */
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

// Drops the profile once nobody is signed in.
subscribe(session, () => void ownProfile());

/** Tells the other tabs of this browser that the profile has changed on the server. */
const tabs = openChannel('ember.profile');
tabs?.addEventListener('message', () => ownProfile().expire());
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
const tellTabs = () => tabs?.postMessage(null);

let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes fields of the profile. The changes show at once. If the server refuses them, they are
 * undone and it rejects like the calls of `@emberite/sdk/api`. Without a location it rejects;
 * without changes it only logs that.
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

/** Adds a video that the server has stored. It replaces the one for the same prompt. */
export function addVideo(video: Video): void {
  changeVideos((videos) => [...videos.filter((old) => old.promptId !== video.promptId), video]);
}

/** Shows the changes of a video. */
export function changeVideo(video: Video): void {
  changeVideos((videos) => videos.map((old) => (old.id === video.id ? video : old)));
}

/** Removes a video that the server has deleted. */
export function removeVideo(id: string): void {
  changeVideos((videos) => videos.filter((video) => video.id !== id));
}
