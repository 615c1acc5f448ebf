import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { StepProgress } from './StepProgress.tsx';

const meta = {
  title: 'Components/Navigation/StepProgress',
  component: StepProgress,
  args: { current: 1, total: 5, label: 'Step 2 of 5' },
} satisfies Meta<typeof StepProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      {[0, 1, 2, 3, 4].map((current) => (
        <div key={current}>
          Step {current + 1} of 5
          <StepProgress current={current} total={5} label={`Step ${current + 1} of 5`} />
        </div>
      ))}
    </Stack>
  ),
};
