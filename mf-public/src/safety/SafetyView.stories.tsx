import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafetyView } from './SafetyView.tsx';

const meta = {
  title: 'mf-public/Safety',
  component: SafetyView,
  parameters: { ground: 'bare' },
} satisfies Meta<typeof SafetyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
