import { useSnapshot } from 'valtio';
import { availability, check } from './availability.ts';
import { AvailabilityView } from './AvailabilityView.tsx';
import { sampleAvailability } from './sampleAvailability.ts';

/** `/emberite/availability`: when the member is free. */
export default function AvailabilityPage() {
  const { slots } = useSnapshot(availability);
  return <AvailabilityView days={sampleAvailability} checked={slots} onCheck={check} />;
}
