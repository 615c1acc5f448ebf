import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Video } from '@emberite/contract/video';
import { newMember } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi({}, { posters: { make: () => Promise.resolve('refused') } });

const location = 'CA:BC:Revelstoke';

const videosOf = async (browser: Browser) => {
  const { body } = await browser.get(`/api/profiles?location=${location}`);
  return (body as { videos: Video[] }).videos;
};

const filesKept = () => readdirSync(join(api.dataDir, 'files'), { recursive: true });

const remove = (browser: Browser, videoId: string, at = location) =>
  browser.post('/api/videos/delete', { videoId, location: at });

test('a deleted video leaves no row and no file, and is deleted once', async () => {
  const browser = await newMember(api, 'delete@videos.example');
  const { id, videoUrl } = (await upload(browser)).body as Video;
  expect(filesKept()).toHaveLength(2);
  expect(await remove(browser, id, 'Other')).toMatchObject({ status: 409 });
  expect((await remove(browser, id)).status).toBe(200);
  expect(filesKept()).toEqual([]);
  expect(await videosOf(browser)).toEqual([]);
  expect((await browser.get(videoUrl)).status).toBe(404);
  expect((await remove(browser, id)).status).toBe(404);
});

test("nobody deletes another's video", async () => {
  const owner = await newMember(api, 'owner@videos.example');
  const { id } = (await upload(owner)).body as Video;
  const other = await newMember(api, 'thief@videos.example');
  expect((await remove(other, id)).status).toBe(404);
  expect(await videosOf(owner)).toHaveLength(1);
  expect((await remove(api.browser(), id)).status).toBe(401);
});
