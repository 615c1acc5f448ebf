import { videosPath } from '@emberite/content/paths';
import type { neededVideos } from '@emberite/content/registration';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Icon, Mail } from '@emberite/ui-kit/Icon';
import { useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { cataloguePath } from '../catalogue/categories.ts';
import { poetryNightRegistration } from '../season/poetryNight.ts';
import { WayToEvent } from '../registered/WayToEvent.tsx';
import * as styles from './DepositView.module.css';
import { SeeRegistrations, WindowPage } from './DepositView.tsx';
import { youAreIn } from './registrationWizard.ts';

export interface InViewProps {
  /** For what: a night out, with a deposit just paid or without one, or the poetry night. */
  how: keyof typeof youAreIn.lead;
  /** What the registration is called in a sentence. */
  name: string;
  /** When the member registered, as an ISO time; null if it is for the next season. */
  registeredAt: string | null;
  /** Where the emails go. */
  email: string;
  /** The kinds of videos that the member still needs. */
  missing: readonly (typeof neededVideos)[number][];
  /** Whether there is a list of experiences to look at. */
  hasList: boolean;
}

/**
 * The moment of success: what happens next automatically, and the one thing that the member does
 * next.
 */
export function InView({ how, name, registeredAt, email, missing, hasList }: InViewProps) {
  const heading = useHeadingFocus('in', '');
  const hasVideos = missing.length === 0;
  return (
    <WindowPage headingRef={heading} title="You’re in" lead={youAreIn.lead[how](name)}>
      {!hasVideos && (
        <Stack gap="tight">
          <h2>Your next step</h2>
          <p>{youAreIn.videos.text(missing)}</p>
        </Stack>
      )}
      <Stack direction="row">
        <ActionBar>
          {hasVideos ? (
            <SeeRegistrations />
          ) : (
            <ButtonLink href={videosPath}>{youAreIn.videos.record(missing)}</ButtonLink>
          )}
        </ActionBar>
        {!hasVideos && <SeeRegistrations variant="secondary" />}
        {hasVideos && hasList && (
          <ButtonLink href={cataloguePath('member')} variant="secondary">
            Look at the experiences
          </ButtonLink>
        )}
      </Stack>
      <Card as="section" padding="roomy" aria-labelledby="way" className={styles.way}>
        <h2 id="way">What happens next</h2>
        {registeredAt ? (
          <WayToEvent registeredAt={registeredAt} />
        ) : (
          <p>{poetryNightRegistration.seasonOver.waits}</p>
        )}
        <p className={styles.mail}>
          <Icon of={Mail} />
          <span>
            {youAreIn.mail[how]} <strong>{email}</strong>.
          </span>
        </p>
      </Card>
    </WindowPage>
  );
}
