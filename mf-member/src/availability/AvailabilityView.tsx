import { wizardPath } from '@emberite/content/paths';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import type { AvailabilityDay } from './sampleAvailability.ts';

export interface AvailabilityViewProps {
  days: readonly AvailabilityDay[];
  /** The values of the checked slots. */
  checked: readonly string[];
  /** Receives the values of a day's slots, and those of them that are checked now. */
  onCheck: (day: readonly string[], checked: readonly string[]) => void;
}

/** The days with their times to check. */
export function AvailabilityView({ days, checked, onCheck }: AvailabilityViewProps) {
  return (
    <Page width="start">
      <PageHeader
        title="Availability"
        lead="When are you free? Try it out with the times of a registration."
      />
      <Message
        tone="info"
        title="These are sample times."
        action={
          <ButtonLink href={wizardPath} variant="secondary" size="small">
            Register for a night out
          </ButtonLink>
        }
      >
        What you check stays in this browser, and no event is planned around it. Groups form around
        the times of your registration for a night out.
      </Message>
      <Stack gap="loose">
        {days.map(({ day, slots }) => {
          const values = slots.map(({ value }) => value);
          return (
            <MultiChoice
              key={day}
              legend={day}
              look="chips"
              options={slots}
              value={values.filter((value) => checked.includes(value))}
              onChange={(chosen) => onCheck(values, chosen)}
            />
          );
        })}
      </Stack>
      <output>
        {checked.length === 1 ? '1 time checked.' : `${checked.length} times checked.`}
      </output>
    </Page>
  );
}
