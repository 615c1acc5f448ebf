import { ButtonLink } from '@emberite/ui-kit/Button';
import { PageHeader } from '@emberite/ui-kit/Page';
import { Catalogue } from '../catalogue/Catalogue.tsx';

export interface ExperiencesViewProps {
  /** Where the member lives, in words. */
  location: string | null | undefined;
  /** The category that is shown; null for all of them. */
  category: string | null;
}

/** The catalogue in the member area. */
export function ExperiencesView({ location, category }: ExperiencesViewProps) {
  return (
    <>
      <PageHeader
        eyebrow={location}
        title="Experiences"
        lead="Small groups, and something to do together. Look around, then tell us when you are free."
        actions={
          <ButtonLink href="#registrations" variant="secondary">
            My registrations
          </ButtonLink>
        }
      />
      <Catalogue audience="member" category={category} place={location} />
    </>
  );
}
