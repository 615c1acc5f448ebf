import {
  locationOptions,
  notOpenYet,
  otherLocation,
  otherLocationField,
} from '@emberite/content/options';
import { Message } from '@emberite/ui-kit/Message';
import { SelectField } from '@emberite/ui-kit/SelectField';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextField } from '@emberite/ui-kit/TextField';
import type { StepProps } from './StepProps.ts';

/** Step 1. People from a place that is not open yet learn what that means. */
export function LocationStep({ answers, errorOf, onChange }: StepProps) {
  const { location, newLocation } = answers;
  const elsewhere = location === otherLocation;
  const chosen = locationOptions.find(({ value }) => value === location);
  const closed = elsewhere && newLocation.trim() === '' ? undefined : notOpenYet(location);
  return (
    <Stack gap="loose">
      <SelectField
        label="Location"
        name="location"
        options={locationOptions}
        value={location}
        onChange={(value) => onChange({ location: value })}
        hint={chosen?.help}
        error={errorOf('location')}
      />
      {elsewhere && (
        <TextField
          label={otherLocationField.label}
          name="newLocation"
          autoComplete="address-level2"
          maxLength={100}
          placeholder={otherLocationField.placeholder}
          value={newLocation}
          onChange={(value) => onChange({ newLocation: value })}
          error={errorOf('newLocation')}
        />
      )}
      {closed && <Message tone="success">{closed.joining}</Message>}
    </Stack>
  );
}
