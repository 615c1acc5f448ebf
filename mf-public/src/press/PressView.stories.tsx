import type { Meta, StoryObj } from '@storybook/react-vite';
import { PressView } from './PressView.tsx';

const meta = {
  title: 'mf-public/Press',
  component: PressView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof PressView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
