import { brand } from '@emberite/content/brand';
import { landingsOfType } from '@emberite/content/landing';
import { nightOutPage } from '@emberite/content/landingSections';
import type { Head } from '@emberite/sdk/page';
import { TypeView } from './TypeView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  const { title, description } = nightOutPage;
  return { title: `${title} · ${brand.name}`, description };
}

/** The public page `/yvr`. */
export default function NightOutPage() {
  return <TypeView page={nightOutPage} records={landingsOfType(nightOutPage.type)} />;
}
