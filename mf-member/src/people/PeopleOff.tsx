import { dayOf } from '@emberite/content/day';
import { config } from '@emberite/sdk/config';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Page } from '@emberite/ui-kit/Page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { useState } from 'react';
import { isOpen } from '../visibility/opening.ts';
import { memberProfileLink, shownSummaries } from './profileSummaries.ts';

/** The pages of people while `showPeople` is off. */
export function PeopleOff() {
  const [open] = useState(isOpen);
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title="Discover Profiles That Spark Your Interest"
        picture={<DuskScene />}
        action={
          <ButtonLink href={memberProfileLink(shownSummaries[0]!.id)}>
            See a sample profile
          </ButtonLink>
        }
      >
        {open
          ? 'Members who have uploaded videos may see each other, but the page for it is not there yet. Until then, look at our sample profiles.'
          : `Members see each other from ${dayOf(config.visibilityOpens)}. Until then, look at our sample profiles.`}
      </EmptyState>
    </Page>
  );
}
