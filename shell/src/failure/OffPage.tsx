import type { OffPage as Words } from '@emberite/sdk/page';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Mountain } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';

/** Shown in place of a page whose flag is off, with the words of its remote. */
export function OffPage({ title, text, action }: Words) {
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={title}
        picture={<Icon of={Mountain} size="large" />}
        action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
