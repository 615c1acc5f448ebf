import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, UserRound } from '@emberite/ui-kit/Icon';
import type { ReactNode } from 'react';

export interface UnknownProfileProps {
  sampleHref: string;
  back: { href: string; label: string };
  /** What may be the reason. */
  children: ReactNode;
}

/** Shown for an id without a profile that the reader may see. */
export function UnknownProfile({ sampleHref, back, children }: UnknownProfileProps) {
  return (
    <EmptyState
      headingLevel={1}
      title="This profile is not here"
      picture={<Icon of={UserRound} size="large" />}
      action={
        <>
          <ButtonLink href={sampleHref}>See a sample profile</ButtonLink>
          <ButtonLink href={back.href} variant="secondary">
            {back.label}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
