import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';

const meta = {
  title: 'mf-member/Settings',
  component: SettingsView,
  args: {
    groups: createSettings().groups,
    asked: null,
    onAsk: () => {},
  },
} satisfies Meta<typeof SettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {};

export const ComingSoon: Story = { args: { asked: { id: 'agreements', times: 1 } } };
