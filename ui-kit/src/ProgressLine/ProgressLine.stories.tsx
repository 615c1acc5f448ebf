import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'Components/ProgressLine',
  component: ProgressLine,
  args: { active: true, label: 'Loading page' },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
