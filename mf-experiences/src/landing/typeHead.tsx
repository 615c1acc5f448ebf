import { brand } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';
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
  title: `${title} · ${brand.name}`,
  description,
  image: { drawing: <Scene motif={motif} />, alt: pictureAlt },
  moments: type === 'poetry' ? poetryMoments : [],
  structuredData: [{ type: 'BreadcrumbList', above: [{ title: brand.name, path: '/' }] }],
});
