import { brand } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { Moment } from '@emberite/ui-kit/Moment';
import { inPerson } from './inPerson.ts';
import { press } from './press.ts';

export function head(): Head {
  return {
    title: `${inPerson.title} · ${brand.name}`,
    description: inPerson.description,
    image: { drawing: <Moment {...press.picture} />, alt: inPerson.pictureAlt },
    structuredData: [
      {
        type: 'BreadcrumbList',
        above: [
          { title: brand.name, path: '/' },
          { title: press.title, path: '/press' },
        ],
      },
    ],
  };
}

/** The public page `/press/why-we-meet-in-person`. */
export { InPersonView as default } from './InPersonView.tsx';
