import { profileLink, shownProfiles } from '@emberite/content/profiles';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Page } from '@emberite/ui-kit/Page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { useMember } from '../member/useMember.ts';

/** `/emberite/people`, while members cannot see each other yet. */
export default function PeoplePage() {
  useMember();
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title="Discover Profiles That Spark Your Interest"
        picture={<DuskScene />}
        action={
          <ButtonLink href={profileLink(shownProfiles[0]!.id)}>See a sample profile</ButtonLink>
        }
      >
        Members see each other from February 14th. Until then, look at our sample profiles.
      </EmptyState>
    </Page>
  );
}
