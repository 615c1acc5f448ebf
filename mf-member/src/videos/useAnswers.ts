import { useNow } from '@emberite/sdk/tab';
import { resumeDrafts, uploads } from '@emberite/sdk/videos';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { answersOf, createVideos } from './videos.ts';
import type { Sources } from './videos.ts';

/** The answers of a member with their actions. Also finds waiting recordings from earlier pages. */
export function useAnswers(videos: Sources['videos']) {
  const [page] = useState(createVideos);
  const { removals, chosen } = useSnapshot(page.state);
  const unfinished = useSnapshot(uploads);
  const now = new Date(useNow());

  // Another tab may have finished what waits here.
  useEffect(() => void resumeDrafts(), [videos]);

  return { ...page, answers: answersOf({ videos, uploads: unfinished, removals, chosen, now }) };
}
