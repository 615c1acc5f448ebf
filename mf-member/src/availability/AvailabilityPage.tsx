import { flag } from '@emberite/sdk/config';
import { useSnapshot } from 'valtio';
import { availability, check } from './availability.ts';
import { AvailabilityOff, AvailabilityView } from './AvailabilityView.tsx';
import { sampleAvailability } from './sampleAvailability.ts';

/** `/emberite/availability`: when the member is free. */
export default function AvailabilityPage() {
  const { slots } = useSnapshot(availability);
  if (!flag('showAvailability')) return <AvailabilityOff />;
  return <AvailabilityView days={sampleAvailability} checked={slots} onCheck={check} />;
}
