import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { percent: 40, label: 'Getting started' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {[0, 1, 40, 99, 100].map((percent) => (
        <div key={percent}>
          {percent} %
          <ProgressBar percent={percent} label={`${percent} percent`} />
        </div>
      ))}
    </Stack>
  ),
};
