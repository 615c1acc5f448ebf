import type { Meta, StoryObj } from '@storybook/react-vite';
import { RevyView } from './RevyView.tsx';

const meta = {
  title: 'mf-public/Revy',
  component: RevyView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof RevyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
