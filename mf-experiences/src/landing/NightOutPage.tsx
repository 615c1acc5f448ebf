import { brand } from '@emberite/content/brand';
import { landingsOfType } from '@emberite/content/landing';
import { nightOutPage } from '@emberite/content/landingSections';
import type { Head } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';
import { TypeView } from './TypeView.tsx';

/** What browsers, search engines and link previews say about the page. */
export function head(): Head {
  const { title, description, motif, pictureAlt } = nightOutPage;
  return {
    title: `${title} · ${brand.name}`,
    description,
    image: { drawing: <Scene motif={motif} />, alt: pictureAlt },
    structuredData: [{ type: 'BreadcrumbList', above: [{ title: brand.name, path: '/' }] }],
  };
}

/** The public page `/yvr`. */
export default function NightOutPage() {
  return <TypeView page={nightOutPage} records={landingsOfType(nightOutPage.type)} />;
}
