import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostsView } from './HostsView.tsx';

const meta = {
  title: 'mf-public/Become a host',
  component: HostsView,
  parameters: { ground: 'bare' },
  args: { renderLink: plainLink },
} satisfies Meta<typeof HostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
