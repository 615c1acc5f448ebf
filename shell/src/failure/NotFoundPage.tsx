import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Mountain } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';
import { LandingFrame } from '../frames/LandingFrame.tsx';
import { PageTitle } from '../site/PageTitle.tsx';

/** Shown for an address that no remote owns. */
export function NotFoundPage() {
  return (
    <LandingFrame nav={[]}>
      <PageTitle title="Page not found · Ember" />
      <Page width="text">
        <EmptyState
          headingLevel={1}
          title="This trail ends here"
          picture={<Icon of={Mountain} size="large" />}
          action={<ButtonLink href="/">Back to home</ButtonLink>}
        >
          <p>There is no page at this address. It may have moved, or the link has a typo.</p>
        </EmptyState>
      </Page>
    </LandingFrame>
  );
}
