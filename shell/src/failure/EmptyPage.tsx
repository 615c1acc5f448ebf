import type { OffPage } from '@emberite/sdk/page';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Mountain } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';

/**
 * Says why there is no page at an address: nobody owns it, or its flag is off. Other links are its
 * children.
 */
export function EmptyPage({ title, text, action, children }: OffPage & { children?: ReactNode }) {
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title={title}
        picture={<Icon of={Mountain} size="large" />}
        action={
          <>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            {children}
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
