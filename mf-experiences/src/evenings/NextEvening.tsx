import { eveningsPath } from '@emberite/content/paths';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Calendar, Icon } from '@emberite/ui-kit/Icon';
import { Stack } from '@emberite/ui-kit/Stack';
import { awayIn, eveningTitle, phaseOf } from './evening.ts';
import type { Evenings } from './evening.ts';
import { EveningFacts } from './EveningFacts.tsx';
import * as styles from './Evenings.module.css';

/** The next of some evenings that the member comes to: when and where. Nothing without one. */
export function NextEvening({ evenings, now }: { evenings: Evenings; now: number }) {
  const [evening] = evenings
    .filter((one) => phaseOf(one, now) === 'coming')
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (!evening) return null;
  return (
    <section className={styles.section} aria-labelledby="next-evening">
      <h2 id="next-evening">Your next evening</h2>
      <Card className={styles.card}>
        <Stack direction="row" gap="tight">
          <h3>{eveningTitle(evening)}</h3>
          <span className={styles.away}>{awayIn(evening, now)}</span>
        </Stack>
        <EveningFacts evening={evening} />
        <Stack direction="row">
          <ButtonLink href={eveningsPath} variant="secondary" size="small">
            Who is coming, and your answer
          </ButtonLink>
          {evening.calendar && (
            <ButtonLink href={evening.calendar} variant="quiet" size="small" download>
              <Icon of={Calendar} />
              Add to calendar
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </section>
  );
}
