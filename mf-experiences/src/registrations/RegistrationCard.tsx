import { depositDollars } from '@emberite/content/registration';
import { removalOf } from '@emberite/sdk/action';
import type { Progress, Removal } from '@emberite/sdk/action';
import type { Registration } from '@emberite/contract/registration';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { Icon, Pencil } from '@emberite/ui-kit/Icon';
import { Failure } from '@emberite/ui-kit/Failure';
import { Message } from '@emberite/ui-kit/Message';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { useState } from 'react';
import { ExperienceSummary } from '../booking/ExperienceSummary.tsx';
import { eveningDay, isSettled } from '../evenings/evening.ts';
import type { Evenings } from '../evenings/evening.ts';
import { experiences } from '../experiences/experiences.ts';
import { poetryNightRegistration } from '../season/poetryNight.ts';
import { HowClose } from './HowClose.tsx';
import type { HowCloseProps } from './HowClose.tsx';
import { summarize } from '../registered/registrations.ts';
import * as styles from './RegistrationsView.module.css';
import { WayToEvent } from '../registered/WayToEvent.tsx';

/** What becomes of a paid deposit when a registration is withdrawn. */
const ofDeposit = {
  refunded: 'goes back to how you paid it',
  used: 'counts for your evening, so it does not go back',
} as const;

export interface RegistrationCardProps {
  registration: Registration;
  /** How close its group is; undefined where none forms. */
  closeness?: HowCloseProps | undefined;
  /** What becomes of a paid deposit if it is withdrawn; null without one. */
  deposit: keyof typeof ofDeposit | null;
  /** The evenings ahead in which the member has a place by it; null if that is not known. */
  places: Evenings | null;
  /** The time in milliseconds. */
  now: number;
  /** Whether the days that were chosen have all passed. */
  isSeasonOver: boolean;
  withdrawing: Progress;
  /** The experiences that are being removed. */
  removals: Removal['state'];
  onChange: () => void;
  onWithdraw: () => void;
  onRemove: (experience: string) => void;
}

/** A registration: what was chosen, how far it has come, and what the member can do with it. */
export function RegistrationCard(props: RegistrationCardProps) {
  const { registration, closeness, deposit, places, now, isSeasonOver, withdrawing } = props;
  const { removals, onChange, onWithdraw, onRemove } = props;
  const { id, kind, createdAt } = registration;
  const { title, times, activities, budget } = summarize(registration);
  const [asks, setAsks] = useState(false);
  const heading = useLostFocus<HTMLHeadingElement>(registration);
  const isPoetry = kind === 'poetry-night';
  const isOver = isPoetry && isSeasonOver;
  const isWaiting = places?.length === 0;
  return (
    <Card as="article" padding="roomy" aria-labelledby={id} className={styles.card}>
      <header className={styles.header}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Stack direction="row" gap="tight">
          {!isOver && (
            <Button variant="secondary" size="small" onClick={onChange}>
              <Icon of={Pencil} />
              <span>
                Change<VisuallyHidden>: {title}</VisuallyHidden>
              </span>
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            busy={withdrawing.status === 'busy' ? 'Withdrawing...' : undefined}
            onClick={() => setAsks(true)}
          >
            <span>
              Withdraw
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </Button>
        </Stack>
      </header>
      <Failure of={withdrawing} title="You are still registered." />
      <Experiences chosen={registration.experiences} removals={removals} onRemove={onRemove} />
      {isOver && (
        <Message tone="info" title={poetryNightRegistration.seasonOver.heading}>
          {poetryNightRegistration.seasonOver.registered}
        </Message>
      )}
      <dl className={styles.choices}>
        <div>
          <dt>Your times</dt>
          {times.map((time) => (
            <dd key={time}>{time}</dd>
          ))}
        </div>
        {activities.length > 0 && (
          <div>
            <dt>Activities</dt>
            <dd>{activities.join(', ')}</dd>
          </div>
        )}
        {budget && (
          <div>
            <dt>Budget</dt>
            <dd>{budget}</dd>
          </div>
        )}
      </dl>
      {isWaiting && !isOver && (isPoetry || closeness) && <WayToEvent registeredAt={createdAt} />}
      {isWaiting && closeness && !isPoetry && <HowClose {...closeness} />}
      <Confirm
        open={asks}
        title={`Withdraw your registration for ${title}?`}
        action="Withdraw"
        onKeep={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onWithdraw();
        }}
      >
        <p>
          Your {isPoetry ? 'Fridays' : 'times, activities, budget and experiences'} are deleted, and
          we look for no group for you any more.
        </p>
        {!places && (
          <p>
            If you have a place on an evening, you also give it up, unless that is less than two
            days ahead.
          </p>
        )}
        {places
          ?.filter((evening) => !isSettled(evening, now))
          .map((evening) => (
            <p key={evening.id}>You also give up your place on {eveningDay(evening)}.</p>
          ))}
        {!isPoetry && deposit && (
          <p>
            The ${depositDollars} deposit that you paid {ofDeposit[deposit]}.
          </p>
        )}
      </Confirm>
    </Card>
  );
}

/** The experiences of a registration, each with a button that removes it. */
function Experiences({
  chosen,
  removals,
  onRemove,
}: Pick<RegistrationCardProps, 'removals' | 'onRemove'> & { chosen: readonly string[] }) {
  const shown = experiences.filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return null;
  return (
    <section className={styles.experiences} aria-label="Your experiences">
      <h4>Your experiences</h4>
      <ul className={styles.list}>
        {shown.map((experience) => {
          const removal = removalOf(removals, experience.id);
          return (
            <li key={experience.id}>
              <ExperienceSummary experience={experience}>
                <Button
                  variant="secondary"
                  size="small"
                  busy={removal.status === 'busy' ? 'Removing...' : undefined}
                  onClick={() => onRemove(experience.id)}
                >
                  <span>
                    Remove
                    <VisuallyHidden>: {experience.title}</VisuallyHidden>
                  </span>
                </Button>
              </ExperienceSummary>
              <Failure of={removal} title="It is still in your registration." />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
