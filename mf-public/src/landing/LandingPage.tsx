import { brand, duskAlt } from '@emberite/content/brand';
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
        // A placeholder would be a lie to search engines.
        sameAs: [brand.social.href].filter((href) => !href.includes('.example/')),
      },
    ],
  };
}

/** The public page `/`. */
export { LandingView as default } from './LandingView.tsx';
