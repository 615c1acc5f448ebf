import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, UserRound } from '@emberite/ui-kit/Icon';

/** Shown for an id without a profile, or with one that is not complete yet. */
export function UnknownProfile({ sampleHref }: { sampleHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title="We cannot find this profile"
      picture={<Icon of={UserRound} size="large" />}
      action={
        <>
          <ButtonLink href={sampleHref}>See a sample profile</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Go to the start page
          </ButtonLink>
        </>
      }
    >
      The link may be old, or the profile is not complete yet.
    </EmptyState>
  );
}
