import type { Head } from '@emberite/sdk/page';
import { publicHead } from '../navigation/publicHead.tsx';
import { poetryMoments } from '../season/poetryNight.ts';
import type { LandingTypePage } from './landingSections.ts';

/** What browsers, search engines and link previews say about the page of a kind of evening. */
export const typeHead = (page: LandingTypePage): Head => ({
  ...publicHead(page),
  moments: page.type === 'poetry' ? poetryMoments : [],
});
