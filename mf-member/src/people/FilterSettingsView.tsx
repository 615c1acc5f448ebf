import type { Intent } from '@emberite/content/people';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Icon, X } from '@emberite/ui-kit/Icon';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { SelectField } from '@emberite/ui-kit/SelectField';
import { Stack } from '@emberite/ui-kit/Stack';
import { Toggle } from '@emberite/ui-kit/Toggle';
import { hasPurpose, wantedSexOptions } from './filters.ts';
import type { Filters, WantedSex } from './filters.ts';

export interface FilterSettingsViewProps {
  filters: Filters;
  /** How many sample people the settings leave; undefined once members see each other. */
  count: number | undefined;
  onPurpose: (intent: Intent, on: boolean) => void;
  onSex: (sex: WantedSex) => void;
}

/** What a member is looking for, and how many people that leaves. */
export function FilterSettingsView({ filters, count, onPurpose, onSex }: FilterSettingsViewProps) {
  return (
    <Page width="start">
      <PageHeader
        title="People search settings"
        actions={
          <ButtonLink href="/emberite/people" variant="secondary" size="small">
            <Icon of={X} />
            Close
          </ButtonLink>
        }
      />
      <Card>
        <Stack gap="loose">
          <Toggle
            label="New friends"
            hint="People who are looking for good company."
            checked={hasPurpose(filters, 'friends')}
            onChange={(on) => onPurpose('friends', on)}
          />
          <Toggle
            label="Romantic spark"
            hint="People who would not mind meeting somebody."
            checked={hasPurpose(filters, 'romantic')}
            onChange={(on) => onPurpose('romantic', on)}
          />
          <SelectField
            label="Who are you hoping to vibe with"
            hint={
              count === undefined
                ? 'Only you see this. Nobody is shown by sex, so it leaves nobody out of People.'
                : undefined
            }
            options={wantedSexOptions}
            value={filters.profileFilters.sex}
            onChange={onSex}
          />
        </Stack>
      </Card>
      {count !== undefined && (
        <output>
          {count === 0
            ? 'Nobody fits these settings.'
            : count === 1
              ? '1 person fits these settings.'
              : `${count} people fit these settings.`}
        </output>
      )}
    </Page>
  );
}
