import { brand } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { useHydrated } from '@emberite/sdk/hydrated';
import { useSearchParams } from '@emberite/sdk/router';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { ActionLink } from '../booking/ActionLink.tsx';
import { experienceById } from '../experiences/catalogue.ts';
import { Catalogue } from './Catalogue.tsx';
import { categoryIn } from './categories.ts';

const { image } = experienceById(undefined);

export function head(): Head {
  return {
    title: `Experiences · ${brand.name}`,
    description:
      'Ten small-group experiences with a host, from axe throwing to poetry: what each costs, how long it takes, how many people come, and where it is.',
    image: { drawing: <Scene motif={image.motif} />, alt: image.alt },
    structuredData: [{ type: 'BreadcrumbList', above: [{ title: brand.name, path: '/' }] }],
  };
}

/** The public page `/experience`: the catalogue. Its document has all of it; the filter needs scripts. */
export default function CataloguePage() {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  return (
    <Page>
      <PageHeader
        title="Experiences"
        lead="Small groups, a host, and something to do together. A group goes ahead when it is full."
      />
      <Catalogue audience="public" category={isHydrated ? categoryIn(search) : null} />
      <ActionBar>
        <ActionLink action={{ ...brand.callToAction, member: brand.toJourney }} width="phone" />
      </ActionBar>
    </Page>
  );
}
