// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Profile } from '@emberite/contract/profile';
import type { Video } from '@emberite/contract/video';
import {
  addVideo,
  ownProfile,
  removeVideo,
  updateProfile,
  useProfile,
} from '@emberite/sdk/profile';
import { signedIn, signOut } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';

let count = 0;
const site = await openSite();
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  count += 1;
  await site.becomeMember(`profile-${count}@people.example`);
  await signedIn();
});
afterEach(() => {
  site.offline = false;
  vi.restoreAllMocks();
});
afterAll(() => site.close());

const location = 'CA:BC:Revelstoke';

/** The profile that the page shows; throws if there is none. */
function shown(): Profile {
  const { loaded } = ownProfile().state;
  if (loaded.status !== 'ready') throw new Error(`The profile is ${loaded.status}.`);
  return loaded.value;
}

async function storedNickname(): Promise<string> {
  const { body } = await site.browser.get(`/api/profiles?location=${location}`);
  return (body as Profile).nickname;
}

/** Changes the nickname like another tab of this browser or another device. */
async function changeElsewhere(nickname: string): Promise<void> {
  const changes = [{ field: 'nickname', value: nickname }];
  await site.browser.post('/api/profiles/updateProfileProperty', { location, changes });
}

function Nickname() {
  const state = useProfile();
  return <p>{state.status === 'ready' ? state.value.nickname || 'No nickname' : state.status}</p>;
}

it('loads when a page shows it, once for all pages', async () => {
  render(<Nickname />);
  await screen.findByText('No nickname');
  cleanup();
  const requests = vi.spyOn(globalThis, 'fetch');
  render(<Nickname />);
  await screen.findByText('No nickname');
  expect(requests).not.toHaveBeenCalled();
});

it('shows a change at once and stores it', async () => {
  await ownProfile().load();
  const saving = updateProfile([{ field: 'nickname', value: 'Robin' }]);
  expect(shown().nickname).toBe('Robin');
  await saving;
  expect(shown().nickname).toBe('Robin');
  expect(await storedNickname()).toBe('Robin');
});

it('keeps a later change when an earlier one is refused', async () => {
  await ownProfile().load();
  const refused = updateProfile([{ field: 'relationshipStatus', value: 'romantic' }]);
  const saved = updateProfile([{ field: 'nickname', value: 'Robin' }]);
  await expect(refused).rejects.toMatchObject({ name: 'ApiError' });
  await saved;
  expect(shown()).toMatchObject({ nickname: 'Robin', relationshipStatus: 'friends' });
});

it('sends nothing without changes or a location, and logs it', async () => {
  await ownProfile().load();
  const requests = vi.spyOn(globalThis, 'fetch');
  await updateProfile([]);
  expect(requests).not.toHaveBeenCalled();
  await signOut();
  expect(requests).toHaveBeenCalledTimes(1);
  const unsaved = updateProfile([{ field: 'nickname', value: 'Robin' }]);
  await expect(unsaved).rejects.toThrow('there is no location');
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('no change'));
  expect(requests).toHaveBeenCalledTimes(1);
});

const video: Video = {
  id: 'v1',
  videoUrl: '/videos/v1.mp4',
  thumbnailUrl: null,
  promptId: 'dad_joke',
  promptType: 'fun',
  isPublic: false,
};

it('follows uploads and deletions', async () => {
  await ownProfile().load();
  addVideo(video);
  addVideo({ ...video, id: 'v2' });
  expect(shown().videos.map(({ id }) => id)).toEqual(['v2']);
  removeVideo('v2');
  expect(shown().videos).toEqual([]);
});

it.runIf(isFull)('follows another tab, also while no page shows it', async () => {
  const tab = new BroadcastChannel('ember.profile');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
  const tell = () => tab.postMessage(null);
  render(<Nickname />);
  await screen.findByText('No nickname');
  await changeElsewhere('Robin');
  tell();
  await screen.findByText('Robin');
  cleanup();
  await changeElsewhere('Wren');
  tell();
  await expect
    .poll(() => {
      render(<Nickname />);
      return screen.queryAllByText('Wren').length;
    })
    .toBeGreaterThan(0);
  tab.close();
});

it.runIf(isFull)('tells the other tabs of a change', async () => {
  const tab = new BroadcastChannel('ember.profile');
  const heard = vi.fn<() => void>();
  tab.addEventListener('message', heard);
  await ownProfile().load();
  await updateProfile([{ field: 'nickname', value: 'Robin' }]);
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  tab.close();
});

it('keeps nothing of a member who signs out', async () => {
  await ownProfile().load();
  expect(ownProfile().state.loaded.status).toBe('ready');
  await signOut();
  await expect.poll(() => ownProfile().state.loaded.status).toBe('loading');
});

it("never shows another user's profile", async () => {
  await updateProfile([{ field: 'nickname', value: 'Robin' }]);
  render(<Nickname />);
  await screen.findByText('Robin');
  site.newBrowser();
  await site.becomeMember('somebody-else@people.example');
  await act(signedIn);
  expect(screen.queryByText('Robin')).toBeNull();
  await screen.findByText('No nickname');
});
