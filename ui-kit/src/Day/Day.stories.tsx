import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Day } from './Day.tsx';

const meta = {
  title: 'Components/Typography/Day',
  component: Day,
  args: { time: '2026-11-22T12:00:00Z' },
} satisfies Meta<typeof Day>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <p>
        Paid on <Day time="2026-11-22T12:00:00Z" />
      </p>
      <p>
        Paid on <Day time="2026-11-22T12:00:00Z" />, refunded on <Day time="2027-02-22T12:00:00Z" />
      </p>
    </Stack>
  ),
};
