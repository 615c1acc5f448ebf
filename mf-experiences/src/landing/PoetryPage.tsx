import { brand } from '@emberite/content/brand';
import { landingsOfType } from '@emberite/content/landing';
import { poetryPage } from '@emberite/content/landingSections';
import type { Head } from '@emberite/sdk/page';
import { TypeView } from './TypeView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  const { title, description } = poetryPage;
  return { title: `${title} · ${brand.name}`, description };
}

/** The public page `/poetry`. */
export default function PoetryPage() {
  return <TypeView page={poetryPage} records={landingsOfType(poetryPage.type)} />;
}
