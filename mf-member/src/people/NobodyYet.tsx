import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Page } from '@emberite/ui-kit/Page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { memberProfileLink, shownSummaries } from './profileSummaries.ts';

/** For a member without videos: what is missing to see others. */
export function UploadFirst() {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title="Show yourself, then see the others"
        picture={<DuskScene />}
        action={<ButtonLink href="/emberite/settings/videos">Record a video</ButtonLink>}
      >
        Only members who upload videos may see other people’s videos. Yours takes 15 seconds, and
        then everybody who can be seen is here.
      </EmptyState>
    </Page>
  );
}

/** While no other member is discoverable. */
export function NobodyYet() {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title="Nobody is here yet"
        picture={<DuskScene />}
        action={
          <ButtonLink href={memberProfileLink(shownSummaries[0]!.id)}>
            See a sample profile
          </ButtonLink>
        }
      >
        You see members here as soon as they have a fun and a useful video.
      </EmptyState>
    </Page>
  );
}
