import type { Meta, StoryObj } from '@storybook/react-vite';
import { everybody, matching } from './filters.ts';
import type { PeopleFilters } from './filters.ts';
import { FilterSettingsView } from './FilterSettingsView.tsx';
import { shownSummaries } from './profileSummaries.ts';

function argsOf(changes: Partial<PeopleFilters['profileFilters']>) {
  const filters = { profileFilters: { ...everybody.profileFilters, ...changes } };
  return { filters, count: matching(filters, shownSummaries).length };
}

const meta = {
  title: 'mf-member/People search settings',
  component: FilterSettingsView,
  args: { ...argsOf({}), onPurpose: () => {}, onSex: () => {} },
} satisfies Meta<typeof FilterSettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const RomanticWithWomen: Story = { args: argsOf({ purpose: 2, sex: 'female' }) };

/** After `VISIBILITY_OPENS`. */
export const Members: Story = { args: { count: undefined } };

export const NobodyLeft: Story = { args: argsOf({ purpose: 0 }) };
