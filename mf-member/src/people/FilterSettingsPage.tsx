import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isOpen } from '../visibility/opening.ts';
import { matching, peopleFilters, withPurpose } from './filters.ts';
import { FilterSettingsView } from './FilterSettingsView.tsx';
import { shownSummaries } from './profileSummaries.ts';

/**
 * `/emberite/peopleFilterSettings`: whom the grid of people shows. Every change is stored at once,
 * so that no way of closing the page loses it.
 */
export default function FilterSettingsPage() {
  const filters = useSnapshot(peopleFilters);
  const [open] = useState(isOpen);
  const { purpose } = filters.profileFilters;
  return (
    <FilterSettingsView
      filters={filters}
      count={open ? undefined : matching(filters, shownSummaries).length}
      onPurpose={(intent, on) => {
        peopleFilters.profileFilters.purpose = withPurpose(purpose, intent, on);
      }}
      onSex={(sex) => {
        peopleFilters.profileFilters.sex = sex;
      }}
    />
  );
}
