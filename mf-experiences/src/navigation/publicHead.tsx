import { brand } from '@emberite/content/brand';
import { poetrySeason } from '@emberite/content/poetrySeason';
import type { Head } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';
import type { Picture } from '../experiences/experience.ts';

/** When `BySeason` may show something else. */
const poetryMoments = poetrySeason.fridays.map(({ begins }) => begins);

interface PublicPage {
  title: string;
  description: string;
  picture: Picture;
  /** The pages between the start page and this one. */
  above?: readonly { title: string; path: string }[];
  /** Whether `BySeason` shows something there. */
  isPoetry?: boolean;
}

/** Returns what browsers, search engines and link previews say about a public page. */
export const publicHead = ({
  title,
  description,
  picture,
  above = [],
  isPoetry = false,
}: PublicPage): Head => ({
  title: `${title} · ${brand.name}`,
  description,
  image: { drawing: <Scene motif={picture.motif} />, alt: picture.alt },
  structuredData: [{ type: 'BreadcrumbList', above: [{ title: brand.name, path: '/' }, ...above] }],
  moments: isPoetry ? poetryMoments : [],
});
