import type { Head } from '@emberite/sdk/page';
import { publicHead } from '../navigation/publicHead.tsx';
import { poetryMoments } from '../season/poetryNight.ts';
import type { LandingTypePage } from './landingSections.ts';

/** What browsers, search engines and link previews say about the page of a kind of evening. */
export const typeHead = ({
  type,
  title,
  description,
  motif,
  pictureAlt,
}: LandingTypePage): Head => ({
  ...publicHead({ title, description, picture: { motif, alt: pictureAlt } }),
  moments: type === 'poetry' ? poetryMoments : [],
});
