import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'Components/Feedback/ProgressLine',
  component: ProgressLine,
  args: { active: true, label: 'Loading page' },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <div className="frame">
        <ProgressLine active label="Loading page" />
        <p>Active</p>
      </div>
      <div className="frame">
        <ProgressLine active={false} label="Loading page" />
        <p>Not active: nothing</p>
      </div>
    </Stack>
  ),
};
