import { brand } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { useHydrated } from '@emberite/sdk/hydrated';
import { useSearchParams } from '@emberite/sdk/router';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ActionLink } from '../booking/ActionLink.tsx';
import { experienceById } from '../experiences/catalogue.ts';
import { publicHead } from '../navigation/publicHead.tsx';
import { Catalogue } from './Catalogue.tsx';
import { categoryIn } from './categories.ts';

export function head(): Head {
  return publicHead({
    title: 'Experiences',
    description:
      'Ten small-group experiences with a host, from axe throwing to poetry: what each costs, how long it takes, how many people come, and where it is.',
    picture: experienceById(undefined).image,
  });
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
