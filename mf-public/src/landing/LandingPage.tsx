import { brand, duskAlt } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { landingPage } from './landingPage.ts';

/** A placeholder would be a lie to search engines. */
const isReal = (contact: string) => !/\.example\b|555-01\d\d$/.test(contact);

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
        email: [brand.email].find(isReal),
        telephone: [brand.phone].find(isReal),
        sameAs: [brand.social.href].filter(isReal),
      },
    ],
  };
}

/** The public page `/`. */
export { LandingView as default } from './LandingView.tsx';
