import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Compass, Icon, Lock } from '@emberite/ui-kit/Icon';
import { Page } from '@emberite/ui-kit/Page';
import { comingSoon } from '../journey/journey.ts';
import type { JourneyStep } from '../journey/journey.ts';

const back = { href: '/emberite/journey', children: 'Back to your journey' };

/** A locked step. `first` is the step to complete before it. */
export function LockedStep({ first }: { first: JourneyStep }) {
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title="This step is still locked"
        picture={<Icon of={Lock} size="large" />}
        action={
          <>
            {first.href && <ButtonLink href={first.href}>{first.title}</ButtonLink>}
            <ButtonLink {...back} variant="secondary" />
          </>
        }
      >
        {first.href
          ? 'Steps open one after the other. This one comes first:'
          : `Steps open one after the other, and this one comes first: ${first.title}. ${comingSoon}`}
      </EmptyState>
    </Page>
  );
}

/** Shown if the step does not exist, or not for this member. */
export function UnknownStep() {
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title="We cannot find that step"
        picture={<Icon of={Compass} size="large" />}
        action={<ButtonLink {...back} />}
      >
        The link may be an old one. Everything you can do today is on your journey.
      </EmptyState>
    </Page>
  );
}
