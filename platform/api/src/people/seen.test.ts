import { assert, asyncProperty } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '@emberite/contract/person';
import { bucketListSchema, nicknameSchema } from '@emberite/contract/profileFields';
import { captionsSchema } from '@emberite/contract/video';
import { minute } from '../clock.ts';
import { newMember, newProfile } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { typed } from '../../testing/typed.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const api = useTestApi(
  { VISIBILITY_OPENS: '2020-01-01T00:00Z' },
  { posters: { make: () => Promise.resolve('refused' as const) } },
);
let owner: Browser;
let viewer: Browser;
beforeAll(async () => {
  owner = await newMember(api, 'owner@people.example');
  viewer = await newMember(api, 'viewer@people.example');
  await upload(owner);
  await upload(owner, { promptId: 'travel_advice', promptType: 'useful' });
  await upload(viewer);
});

test('others see the words that a member saved, and nothing else of what was sent', async () => {
  const location = 'CA:BC:Revelstoke';
  const seen = async () => {
    const { body, headers } = await viewer.get('/api/people');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    return (body as { people: Person[] }).people[0]!;
  };
  await assert(
    asyncProperty(typed, typed, typed, async (nickname, wish, captions) => {
      api.pass(minute);
      const before = await seen();
      const changes = [
        { field: 'nickname', value: nickname },
        { field: 'bucketList', value: [wish] },
      ];
      const saved = await owner.post('/api/profiles/updateProfileProperty', { location, changes });
      const videoId = before.videos[0]?.id;
      const said = await owner.post('/api/videos/captions', { videoId, location, captions });
      expect([200, 400]).toContain(saved.status);
      expect([200, 400]).toContain(said.status);
      const { name, bucketList, videos } = await seen();
      if (saved.status === 200) {
        expect(bucketList).toEqual(bucketListSchema.parse([wish]));
        expect(name).toBe(nicknameSchema.parse(nickname) || newProfile.firstName);
      } else expect([name, bucketList]).toEqual([before.name, before.bucketList]);
      const now = said.status === 200 ? captionsSchema.parse(captions) : before.videos[0]?.captions;
      expect(videos[0]?.captions ?? '').toBe(now ?? '');
    }),
    { numRuns: isFull ? 200 : 20 },
  );
});
