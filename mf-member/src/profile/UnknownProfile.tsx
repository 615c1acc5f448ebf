import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, UserRound } from '@emberite/ui-kit/Icon';

export interface UnknownProfileProps {
  sampleHref: string;
  back: { href: string; label: string };
}

/** Shown for an id without a profile, or with one that is not complete yet. */
export function UnknownProfile({ sampleHref, back }: UnknownProfileProps) {
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
      The link may be old, or the profile is not complete yet.
    </EmptyState>
  );
}
