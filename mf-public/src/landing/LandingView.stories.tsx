import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingView } from './LandingView.tsx';

const meta = {
  title: 'mf-public/Landing',
  component: LandingView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
