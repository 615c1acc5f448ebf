import { brand, duskAlt } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { PolicyView } from './PolicyView.tsx';
import { termsOfUse } from './termsOfUse.ts';

export function head(): Head {
  const { title, description } = termsOfUse;
  const image = { drawing: <DuskScene />, alt: duskAlt };
  return { title: `${title} · ${brand.name}`, description, image };
}

/** The page /terms-of-use: the rules between a member and us. */
export default function TermsOfUsePage() {
  return <PolicyView {...termsOfUse} />;
}
