import type { OffPage } from '@emberite/sdk/page';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Mountain } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';

/** Says why there is no page at an address: nobody owns it, or its flag is off. */
export function EmptyPage({ title, text, action }: OffPage) {
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title={title}
        picture={<Icon of={Mountain} size="large" />}
        action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
