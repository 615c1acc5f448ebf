import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';

const meta = {
  title: 'mf-member/Settings',
  component: SettingsView,
  args: {
    groups: createSettings({ showAccountDeletion: true }).groups,
    pressed: null,
    onPress: () => {},
    standing: null,
  },
} satisfies Meta<typeof SettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {};

/** `showAccountDeletion` is off. */
export const DeletionOff: Story = {
  args: {
    groups: createSettings({ showAccountDeletion: false }).groups,
    pressed: { id: 'delete-account', times: 1 },
  },
};

export const ComingSoon: Story = { args: { pressed: { id: 'agreements', times: 1 } } };
