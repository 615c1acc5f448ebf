import { brand, duskAlt } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';

/** The head of a page of texts, with the picture of Ember itself. */
export const headOf = ({ title, description }: { title: string; description: string }): Head => ({
  title: `${title} · ${brand.name}`,
  description,
  image: { drawing: <DuskScene />, alt: duskAlt },
});
