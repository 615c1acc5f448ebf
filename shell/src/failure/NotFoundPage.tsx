import { config } from '@emberite/sdk/config';
import type { RouteData } from '@emberite/sdk/release';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Mountain } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';
import { useLoaderData } from 'react-router-dom';
import { Frame } from '../frames/Frame.tsx';
import { PageTitle } from '../site/PageTitle.tsx';

/** Shown for an address that no remote owns. A member's is in the member area, with its navigation. */
export function NotFoundPage() {
  const { home, landing } = config.roles;
  const nav = useLoaderData() as RouteData[] | null;
  return (
    <Frame name={nav ? 'member' : 'landing'} nav={nav ?? []}>
      <PageTitle title="Page not found · Ember" />
      <Page width="text">
        <EmptyState
          headingLevel={1}
          title="This trail ends here"
          picture={<Icon of={Mountain} size="large" />}
          action={<ButtonLink href={nav ? home : landing}>Back to home</ButtonLink>}
        >
          <p>There is no page at this address. It may have moved, or the link has a typo.</p>
        </EmptyState>
      </Page>
    </Frame>
  );
}
