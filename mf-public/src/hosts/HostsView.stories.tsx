import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostsView } from './HostsView.tsx';

const meta = {
  title: 'mf-public/Become a host',
  component: HostsView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof HostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
