import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Clock, Icon } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';
import { comingSoonMessage } from './settings.ts';

/** A settings page while its flag is off. */
export function ComingSoonPage({ title }: { title: string }) {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={title}
        picture={<Icon of={Clock} size="large" />}
        action={<ButtonLink href="/emberite/settings">Back to settings</ButtonLink>}
      >
        {comingSoonMessage}
      </EmptyState>
    </Page>
  );
}
