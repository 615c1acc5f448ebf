import {
  locationLabel,
  locationOptions,
  otherLocation,
  otherLocationField,
} from '@emberite/content/options';
import { Message } from '@emberite/ui-kit/Message';
import { SelectField } from '@emberite/ui-kit/SelectField';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextField } from '@emberite/ui-kit/TextField';
import type { StepProps } from './StepProps.ts';

/** Step 1. People from elsewhere enter their place, and learn what that means. */
export function LocationStep({ answers, errorOf, onChange }: StepProps) {
  const { location, newLocation } = answers;
  const chosen = locationOptions.find(({ value }) => value === location);
  // A location stored by another page may not be offered here.
  const options = chosen
    ? locationOptions
    : [...locationOptions, { value: location, label: locationLabel(location) }];
  return (
    <Stack gap="loose">
      <SelectField
        label="Location"
        name="location"
        options={options}
        value={location}
        onChange={(value) => onChange({ location: value })}
        hint={chosen?.help}
        error={errorOf('location')}
      />
      {location === otherLocation && (
        <>
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
          {newLocation.trim() !== '' && (
            <Message tone="success">{otherLocationField.thanks}</Message>
          )}
        </>
      )}
    </Stack>
  );
}
