import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Page } from '@emberite/ui-kit/Page';
import { DuskScene } from '@emberite/ui-kit/Scene';

/** The journey and its steps while `showJourney` is off. */
export function JourneyOff() {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title="Your Journey Is Coming Soon!"
        picture={<DuskScene />}
        action={<ButtonLink href="/emberite/settings">Go to settings</ButtonLink>}
      >
        Its steps are taking a short rest. Your profile and your settings are here as always.
      </EmptyState>
    </Page>
  );
}
