import { brand, duskAlt, profiles } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { landingPage } from './landingPage.ts';

export function head(): Head {
  const { title, description } = landingPage;
  return {
    title,
    description,
    image: { drawing: <DuskScene />, alt: duskAlt },
    structuredData: [
      {
        type: 'Organization',
        name: brand.name,
        email: brand.email,
        telephone: brand.phone,
        sameAs: profiles,
      },
    ],
  };
}

/** The public page `/`. */
export { LandingView as default } from './LandingView.tsx';
