import { expect, test } from 'vitest';
import type { Video } from '@emberite/contract/video';
import { newMember, signIn } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const opens = new Date(Date.now() + 3_600_000);

const posters = { make: () => Promise.resolve('refused' as const) };
const api = useTestApi({ VISIBILITY_OPENS: opens.toISOString() }, { posters });

const look = async (browser: Browser, { videoUrl }: Video) => (await browser.get(videoUrl)).status;

test("others' videos: once open, after uploading one's own, if the owner is discoverable", async () => {
  const owner = await newMember(api, 'owner@people.example');
  const viewer = await newMember(api, 'viewer@people.example');
  const funny = (await upload(owner)).body as Video;
  const useful = { promptId: 'travel_advice', promptType: 'useful' };
  await upload(owner, useful);
  const shy = await newMember(api, 'shy@people.example');
  const only = (await upload(shy)).body as Video;
  await upload(viewer);
  expect(await look(owner, funny)).toBe(200);
  expect(await look(api.browser(), funny)).toBe(401);
  expect(await look(viewer, funny)).toBe(403);

  api.pass(2 * 3_600_000);
  expect(await look(viewer, funny)).toBe(200);
  expect(await look(viewer, only)).toBe(403);
  await upload(shy, useful);
  expect(await look(viewer, only)).toBe(200);

  const idle = await newMember(api, 'idle@people.example');
  expect(await idle.get(funny.videoUrl)).toMatchObject({
    status: 403,
    body: { code: 'video-hidden' },
  });
  await upload(idle);
  expect(await look(idle, funny)).toBe(200);

  const guest = await signIn(api.browser(), 'guest@people.example');
  expect(await guest.get(funny.videoUrl)).toMatchObject({
    status: 403,
    body: { code: 'profile-needed' },
  });
});

test('a missing file is not found, for any client', async () => {
  const member = await newMember(api, 'nothing@people.example');
  const video = (await upload(member)).body as Video;
  expect((await member.get(`/api/videos/${video.id}/poster`)).status).toBe(404);
  for (const path of ['/api/videos/none/video', '/api/videos/..%2F..%2Fdb/video']) {
    expect((await member.get(path)).status).toBe(404);
  }
});
