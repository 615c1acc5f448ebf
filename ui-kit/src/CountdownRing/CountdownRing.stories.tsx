import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { CountdownRing } from './CountdownRing.tsx';

const meta = {
  title: 'Components/Feedback/CountdownRing',
  component: CountdownRing,
  args: { left: 11, total: 15, label: 'Seconds left' },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Stack direction="row">
        {[15, 8, 1, 0].map((left) => (
          <CountdownRing key={left} {...args} left={left} />
        ))}
      </Stack>
      <Stack direction="row">
        {[5, 3, 0].map((left) => (
          <CountdownRing key={left} {...args} left={left} total={5} size="large" />
        ))}
      </Stack>
    </Stack>
  ),
};
